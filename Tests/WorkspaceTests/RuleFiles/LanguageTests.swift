import Rules
import Testing
import Values

@testable import Statements
@testable import Workspace

/// Each condition of the language as a person writes it, in YAML and on one line, with a row that it holds for and one
/// that it does not.
@Suite struct LanguageTests {
  struct Case: CustomStringConvertible {
    var yaml: String
    var line: String?
    var holds: String
    var fails: String
    var description: String { yaml }

    init(_ yaml: String, _ line: String?, holds: String, fails: String) {
      (self.yaml, self.line, self.holds, self.fails) = (yaml, line, holds, fails)
    }
  }

  static let cases = [
    Case("description: [aldi, tesco]", "description:aldi,tesco", holds: "description=TESCO", fails: "description=TES"),
    Case(
      "description: '/ref \\d+$/'", #"description:"/ref \d+$/""#, holds: "description=REF 1", fails: "description=REF x"
    ),
    Case("description: cafe noir", #""cafe noir""#, holds: "description=CAFÉ   NOIR 4", fails: "description=CAFENOIR"),
    Case("payee: zed", "payee:zed", holds: "counterparty=Zed Ltd", fails: "description=a"),
    Case("counterparty: zed", "counterparty:zed", holds: "counterparty=ZED", fails: "description=zed"),
    Case("amount: -20..-5", "amount:-20..-5", holds: "amount=-2000", fails: "amount=-2001"),
    Case("amount: ['< -100', '= 9.99']", "amount:<-100,=9.99", holds: "amount=999", fails: "amount=-10000"),
    Case("account: everyday", "account:everyday", holds: "account=Everyday", fails: "account=Every"),
    Case("direction: in", "direction:in", holds: "amount=1", fails: "amount=-1"),
    Case("currency: [EUR, JPY]", "currency:EUR,JPY", holds: "currency=JPY", fails: "currency=GBP"),
    Case("day: 1..5", "day:1..5", holds: "day=2025-03-05", fails: "day=2025-03-06"),
    Case("weekday: [sat, sun]", "weekday:sat,sun", holds: "day=2025-03-15", fails: "day=2025-03-14"),
    Case("date: 2025-02..2025-03", "date:2025-02..2025-03", holds: "day=2025-03-31", fails: "day=2025-04-01"),
    Case("type: DEB", "type:DEB", holds: "type=deb", fails: "type=debit"),
    Case("reference: /^ab/", "reference:/^ab/", holds: "reference=AB1", fails: "reference=1AB"),
    Case("category_hint: food", "category_hint:food", holds: "hint=Food & drink", fails: "hint=Fast"),
    Case("counter_account: DE12*", "counter_account:DE12*", holds: "counter=DE1234", fails: "counter=AT1234"),
    Case("layout: meridian", "layout:meridian", holds: "layout=Meridian card", fails: "layout=csv"),
    Case("owner: robin", "owner:robin", holds: "owner=Robin", fails: "owner=Mira"),
    Case(
      "column: { Kind of shop: grocer }", #"column."Kind of shop":grocer"#, holds: "column=GROCER", fails: "column="),
    Case("column: { Kind of shop: [bar, grocer] }", nil, holds: "column=BAR", fails: "column=BARS"),
    Case("not: { description: bank }", "-description:bank", holds: "description=a", fails: "description=BANK"),
    Case(
      "any: [{ description: a }, { amount: '> 5', not: { description: b } }]", nil, holds: "amount=600",
      fails: "description=b;amount=600"),
    Case("all: [{ description: a }, { description: b }]", nil, holds: "description=B A", fails: "description=A"),
    Case("{ description: a, amount: '< 0' }", "a amount:<0", holds: "description=a;amount=-1", fails: "description=a"),
  ]

  @Test(arguments: cases)
  func conditions(_ example: Case) throws {
    let yaml = example.yaml.hasPrefix("{") ? example.yaml : "{ \(example.yaml) }"
    let folder = try Folder(["a.yaml": "rules:\n  - when: \(yaml)\n    set: { category: Food }\n"])
    let loaded = try RuleFiles.load(folder: folder.path, knownCategories: ["Food"], accounts: ["Everyday", "Every"])
    for (row, expected) in [(example.holds, true), (example.fails, false)] {
      let (drafts, account) = draft(row)
      let choices = try Matcher(loaded.book).choose(for: drafts, account: account)
      #expect((choices.map(\.category) == [0]) == expected, "\(row)")
      guard let line = example.line else { continue }
      let filter = try Matcher(RuleFiles.condition(line))
      #expect(filter.matches(drafts, account: account) == [expected], "\(line): \(row)")
    }
  }

  @Test func tagsOfEarlierRulesAreSeen() throws {
    let folder = try Folder([
      "a.yaml": """
      rules:
        - { when: { tags: trip }, set: { category: Food } }
        - { stage: first, when: { description: hotel }, set: { tags: [+trip] } }
      """
    ])
    let matcher = try Matcher(RuleFiles.load(folder: folder.path, knownCategories: ["Food"], accounts: []).book)
    #expect(matcher.choose(for: draft("description=HOTEL").drafts, account: "").map(\.category) == [0])
    #expect(matcher.choose(for: draft("description=MOTEL").drafts, account: "").map(\.category) == [-1])
  }

  @Test func includedFilesComeWhereTheyAreNamed() throws {
    let folder = try Folder([
      "rules/a.yaml": "include: [../shared/b.yaml, c.yaml]\ncategories: { Food: one }\n",
      "rules/c.yaml": "categories: { Food: three }\n", "shared/b.yaml": "include: d.csv\ncategories: { Food: two }\n",
      "shared/d.csv": "match,category\nfour,Food\n",
    ])
    let loaded = try RuleFiles.load(folder: folder.path + "/rules", knownCategories: ["Food"], accounts: [])
    #expect(loaded.book.rules.map(\.name) == ["four", "Food: two", "Food: three", "Food: one"])
    #expect(loaded.warnings.isEmpty)
  }

  @Test func includedLayoutsComeFirst() throws {
    let folder = try Folder([
      "a.yaml": "include: b.yaml\nlayouts: [{ name: A, sign: inverted }]\n",
      "b.yaml": "layouts: [{ name: B, sign: inverted }]\n",
    ])
    #expect(try LayoutFiles.load(folder: folder.path).map(\.name) == ["B", "A"])
  }

  /// A row of one draft: `description=TESCO;amount=-100`.
  private func draft(_ text: String) -> (drafts: Drafts, account: String) {
    var values: [String: String] = [:]
    for field in text.split(separator: ";") {
      let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      values[String(parts[0])] = String(parts[1])
    }
    var drafts = Drafts()
    drafts.currency = Currency(values["currency"] ?? "EUR")
    drafts.lines = [2]
    drafts.days = [Day(iso: values["day"] ?? "2025-01-01")?.number ?? 0]
    drafts.amounts = [Int64(values["amount"] ?? "0") ?? 0]
    drafts.descriptions = [drafts.texts.intern(values["description"] ?? "x")]
    drafts.references = [drafts.texts.intern(values["reference"] ?? "")]
    drafts.counterparties = [drafts.texts.intern(values["counterparty"] ?? "")]
    drafts.counterAccounts = [drafts.texts.intern(values["counter"] ?? "")]
    drafts.types = [drafts.texts.intern(values["type"] ?? "")]
    drafts.categoryHints = [drafts.texts.intern(values["hint"] ?? "")]
    drafts.layouts = [drafts.texts.intern(values["layout"] ?? "")]
    drafts.owner = drafts.texts.intern(values["owner"] ?? "")
    drafts.sourceColumns = [
      SourceColumn(name: "Kind of Shop", texts: [drafts.texts.intern(values["column"] ?? "")])
    ]
    return (drafts, values["account"] ?? "")
  }
}
