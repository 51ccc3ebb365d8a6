import Testing

@testable import Statements
@testable import Values

/// Every column of drafts is in the one list of them. A new column fails here until it is filled, and listed.
struct DraftColumnsTests {
  @Test func everyColumnFollowsItsRows() throws {
    let drafts = try full()
    for (name, length) in lengths(drafts) { #expect(length == 3, "\(name)") }
    for (name, length) in lengths(drafts.selecting([2, 0])) { #expect(length == 2, "\(name)") }
    var rest = drafts
    rest.remove(1)
    for (name, length) in lengths(rest) { #expect(length == 2, "\(name)") }
    rest.days.append(0)
    rest.pad()
    for (name, length) in lengths(rest) { #expect(length == 3, "\(name)") }
  }

  @Test func rowsAreSelectedInTheOrderAskedFor() throws {
    let drafts = try full().selecting([2, 0])
    #expect(drafts.lines == [4, 2])
    #expect(drafts.amounts == [-700, -500])
    #expect(drafts.references.map { drafts.texts[$0] } == ["R3", "R1"])
    #expect(drafts.pending == [true, false])
  }

  /// Three rows with something in every column.
  private func full() throws -> Drafts {
    let text = """
      Date;Value date;Payee;Description;Transaction type;Reference;Counterparty IBAN;Category;Account number;Original amount;Original currency;\
      Amount;Currency;Balance;Status
      21.03.2024;22.03.2024;Hotel Roma;Room;DEB;R1;DE89370400440532013000;Travel;1111;6,00;USD;-5,00;EUR;95,00;Booked
      22.03.2024;23.03.2024;Bakery;Bread;POS;R2;DE89370400440532013000;Food;2222;7,00;USD;-6,00;CHF;89,00;Booked
      25.03.2024;26.03.2024;Rail;Train;TFR;R3;DE89370400440532013000;Travel;1111;8,00;USD;-7,00;EUR;82,00;Pending
      """
    var drafts = try Export(name: "full", text: text, count: 0, sums: [:], first: nil, last: nil).reading().drafts
    drafts.layouts = [1, 1, 1]
    drafts.sourceColumns = [SourceColumn(name: "Note", texts: [1, 1, 1])]
    return drafts
  }

  /// How long each column is, by its name.
  private func lengths(_ drafts: Drafts) -> [(name: String, length: Int)] {
    let noColumns: Set = ["others", "statedBalances"]
    return Mirror(reflecting: drafts).children.compactMap { child in
      guard let name = child.label, !noColumns.contains(name) else { return nil }
      return (child.value as? any Column).map { (name, $0.length) }
    }
  }
}

/// A column of drafts as a mirror shows it.
private protocol Column {
  var length: Int { get }
}

extension Array: Column {
  fileprivate var length: Int { (self as? [SourceColumn])?.first?.texts.count ?? count }
}
