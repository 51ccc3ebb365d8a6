import Store

/// Decides whose account a statement is: by the command, the file's name, or the number that stands in the file.
struct Router {
  let accounts: [Configuration.Account]
  /// The account that the command named; it wins.
  let named: Configuration.Account?

  /// The account as far as it can be told before the file is read.
  func account(fileName: String, bytes: [UInt8]) -> Configuration.Account? {
    if let named { return named }
    let name = Archive.originalName(fileName)
    let byName = accounts.filter { $0.files.contains { Glob($0).matches(fileName) || Glob($0).matches(name) } }
    if byName.count == 1 { return byName[0] }
    let byNumber = Router.numbered(byName.isEmpty ? accounts : byName, in: bytes)
    if byNumber.count == 1 { return byNumber[0] }
    if byName.isEmpty, byNumber.isEmpty, accounts.count == 1, isOpen(accounts[0]) { return accounts[0] }
    return nil
  }

  /// The only account, where it says nothing about its files and the command named none.
  var only: Configuration.Account? {
    named == nil && accounts.count == 1 && isOpen(accounts[0]) ? accounts[0] : nil
  }

  /// Whether two numbers are one account's; a masked one has the last digits alone.
  static func isSame(_ one: String, _ other: String) -> Bool {
    let (one, other) = (normalized(one.utf8), normalized(other.utf8))
    return one == other || min(one.count, other.count) >= 4 && (ends(one, with: other) || ends(other, with: one))
  }

  /// The account that bears `number`; a masked number matches by its last digits.
  func account(number: String) -> Configuration.Account? {
    if let named { return named }
    let wanted = Router.normalized(number.utf8)
    guard wanted.count >= 4 else { return nil }
    let bearers = accounts.filter { account in
      guard let number = account.number.map({ Router.normalized($0.utf8) }), number.count >= 4 else { return false }
      return Router.ends(wanted, with: number) || Router.ends(number, with: wanted)
    }
    return bearers.count == 1 ? bearers[0] : nil
  }

  /// The account whose number stands above the rows, where it names one account only.
  func account(preamble: ArraySlice<UInt8>) -> Configuration.Account? {
    let named = Router.numbered(accounts, in: Array(preamble))
    return named.count == 1 ? named[0] : nil
  }

  /// An account that says nothing about its files takes any, as long as it is the only one.
  private func isOpen(_ account: Configuration.Account) -> Bool {
    account.files.isEmpty && account.number == nil
  }

  /// The accounts whose number stands in the first 64 KiB, whatever blanks and dashes group its digits.
  private static func numbered(_ accounts: [Configuration.Account], in bytes: [UInt8]) -> [Configuration.Account] {
    let numbered = accounts.filter { $0.number != nil }
    guard !numbered.isEmpty else { return [] }
    let head = normalized(bytes.prefix(65_536))
    return numbered.filter { account in
      let number = normalized((account.number ?? "").utf8)
      return number.count >= 4 && contains(head, number)
    }
  }

  /// Letters and digits alone, in upper case.
  private static func normalized(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    bytes.compactMap { byte in
      switch byte {
      case 48...57, 65...90: byte
      case 97...122: byte - 32
      default: nil
      }
    }
  }

  private static func ends(_ text: [UInt8], with end: [UInt8]) -> Bool {
    text.count >= end.count && text.suffix(end.count).elementsEqual(end)
  }

  private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard text.count >= part.count else { return false }
    return (0...text.count - part.count).contains { start in
      text[start] == part[0] && text[start..<start + part.count].elementsEqual(part)
    }
  }
}
