import Statements
import Testing
import Values

@testable import Lexicon
@testable import Store
@testable import Workspace

@Suite struct LayoutFilesTests {
  @Test func everyKey() throws {
    let folder = try Folder([
      "layouts/card.yaml": """
      layouts:
        - name: Meridian card
          match: { header: ["Buchungstag", "Betrag"], file: "meridian-*.csv", account: Card }
          encoding: windows-1252
          delimiter: ";"
          header_line: 5
          date_order: dmy
          decimal_mark: ","
          sign: inverted
          description: [Verwendungszweck, column 5]
          columns: { "Buchungstag": date, "Verwendungszweck": description, "Betrag": amount, "Extra": ignored }
      """,
      "layouts/other.yml": "layouts:\n  - { name: Plain, header_line: none, delimiter: tab, match: { file: x.csv } }\n",
      "layouts/notes.txt": "not a layout",
    ])
    let layouts = try LayoutFiles.load(folder: folder.path + "/layouts", accounts: ["Card"])
    var card = DeclaredLayout(name: "Meridian card")
    card.match = .init(header: ["Buchungstag", "Betrag"], file: "meridian-*.csv", account: "Card")
    card.encoding = "windows-1252"
    card.delimiter = ";"
    card.headerLine = 5
    card.dateOrder = "dmy"
    card.decimalMark = ","
    card.sign = "inverted"
    card.description = ["Verwendungszweck", "column 5"]
    card.columns = [
      .init(name: "Buchungstag", role: .date), .init(name: "Verwendungszweck", role: .description),
      .init(name: "Betrag", role: .amount), .init(name: "Extra", role: .ignored),
    ]
    #expect(layouts == [card, try #require(layouts.last)])
    #expect(layouts[1].name == "Plain" && layouts[1].headerLine == 0 && layouts[1].delimiter == "TAB")
    #expect(card.facts.count == 8)
  }

  @Test func noFolderIsNoLayout() throws {
    #expect(try LayoutFiles.load(folder: "/nowhere/layouts").isEmpty)
  }

  private func layouts(_ text: String) throws -> [DeclaredLayout] {
    let folder = try Folder(["layouts.yaml": text])
    return try LayoutFiles.load(folder: folder.path)
  }

  @Test func whatIsWrittenReadsBack() throws {
    var layout = DeclaredLayout(name: "no: \"quotes\" #1")
    layout.match = .init(header: ["Date", "Über weisung", "", "- a", "null"], file: "a-[*].csv")
    layout.delimiter = "TAB"
    layout.headerLine = 0
    layout.decimalMark = "."
    layout.sign = "by-words"
    layout.description = ["two\nlines", "tab\there", "bell\u{7}", "\u{85}", "日付"]
    layout.columns = [
      .init(name: "yes", role: .date), .init(name: "a: b", role: .amount), .init(name: "back\\slash", role: .ignored),
      .init(name: "5", role: .ignored), .init(name: "'", role: .ignored), .init(name: "{x}", role: .description),
      .init(name: "~", role: .ignored), .init(name: "trailing ", role: .ignored),
      .init(name: "spent", role: .amount), .init(name: "fee", role: .fee), .init(name: "tax", role: .fee),
    ]
    layout.match.header.removeAll(where: \.isEmpty)
    #expect(try layouts(LayoutText.yaml(layout)) == [layout])
    let question = Question(
      code: "date_order", message: "Which\none?", options: [.init(value: "dmy", label: "day first: #1")])
    #expect(try layouts(LayoutText.yaml(layout, questions: [question])) == [layout])
  }

  // MARK: Which layout a file is read by

  private let card = FileBytes("Date,Description,Amount\n2024-02-01,BOOKS,22.50\n".utf8)

  private func chosen(_ all: [DeclaredLayout], account: String? = nil, layout: String? = nil) -> String? {
    let owner = account.map { name in
      var account = Configuration.Account(name: name, currency: Currency("EUR")!)
      account.layout = layout
      return account
    }
    return DeclaredLayouts(all).layout(for: owner, fileName: "card-1.csv", bytes: card)?.name
  }

  private func layout(_ name: String, _ match: DeclaredLayout.Match) -> DeclaredLayout {
    var layout = DeclaredLayout(name: name)
    layout.match = match
    layout.sign = "inverted"
    return layout
  }

  @Test func allThatIsGivenMustHold() {
    let byHeader = layout("header", .init(header: ["Amount", "Date"]))
    let byFile = layout("file", .init(file: "card-*.csv"))
    let byAccount = layout("account", .init(account: "Card"))
    #expect(chosen([byHeader, byFile]) == "header")
    #expect(chosen([byFile, byHeader]) == "file")
    #expect(chosen([byAccount]) == nil)
    #expect(chosen([byAccount], account: "Card") == "account")
    #expect(chosen([byAccount], account: "Other") == nil)
    #expect(chosen([layout("both", .init(header: ["Amount"], file: "other.csv")), byFile]) == "file")
    #expect(chosen([layout("words", .init(header: ["Amount", "Saldo"]))]) == nil)
    #expect(chosen([layout("nothing", .init())]) == nil)
  }

  @Test func theAccountsLayoutGoesFirst() {
    let all = [
      layout("file", .init(file: "*")), layout("mine", .init(header: ["not there"])), layout("nothing", .init()),
    ]
    #expect(chosen(all, account: "Card", layout: "mine") == "mine")
    #expect(chosen(all, account: "Card", layout: "nothing") == "nothing")
    #expect(chosen(all, account: "Card") == "file")
  }

  @Test(arguments: [
    ("card-2025-03.csv", "card-*.csv", "card-2025-04.csv"), ("a [1].csv", "a ?*?.csv", "a [2].csv"),
    ("plain.csv", "plain.csv", "plain.csv"), ("202503 x{1}.csv", "* x?*?.csv", "202504 x{12}.csv"),
  ])
  func filesCalledAlike(_ name: String, _ pattern: String, _ other: String) {
    #expect(Glob.alike(name) == pattern && Glob(pattern).matches(name) && Glob(pattern).matches(other))
  }

  @Test func hintsAreKeptWithTheirLayout() throws {
    let hints = ReadingHints(currency: Currency("EUR"), declared: layout("mine", .init(header: ["Date"])))
    let record = try HintsRecord(json: HintsRecord(hints, prepare: nil).json)
    #expect(record.hints.declared == hints.declared)
    #expect(try HintsRecord(json: "{\"answers\":{}}").hints.declared == nil)
  }
}
