/// The words by which a header tells that its rows are a broker's orders and not a bank's payments.
package enum InvestorWords {
  private static let words: Set<String> = [
    "symbol", "ticker", "asset", "coin", "isin", "wkn", "cusip", "sedol", "security", "instrument", "quantity",
    "shares", "units",
    "no of shares", "no. of shares", "number of shares", "price per share", "price / share", "share price", "stück",
    "anzahl", "wertpapier", "quantité", "titre", "valor mobiliario", "quantidade", "ativo", "papel", "aantal", "fonds",
    "antal", "värdepapper", "papier wartościowy", "证券代码", "证券名称", "成交数量", "銘柄", "数量", "종목",
  ]

  /// Whether at least two headers are such.
  package static func areIn(_ headers: [String]) -> Bool {
    headers.count { words.contains($0.lowercased()) } >= 2
  }
}
