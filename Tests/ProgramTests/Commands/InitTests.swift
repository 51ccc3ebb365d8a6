import Foundation
import Testing

/// What a new folder begins with.
@Suite struct InitTests {
  private func folder(_ arguments: String...) throws -> (ScratchFolder, Program.Outcome) {
    let scratch = try ScratchFolder()
    return (scratch, try Program.run(["init", "."] + arguments, in: scratch.url))
  }

  private func text(_ scratch: ScratchFolder, _ name: String) throws -> String { try scratch.text(of: name) }

  @Test func aChineseFolderBeginsInChineseWithTheCurrencyThatGoesWithIt() throws {
    let (scratch, made) = try folder("--categories", "zh-Hant")
    #expect(made.status == 0, "\(made.stderr)")
    let configuration = try text(scratch, "daybook.yaml")
    #expect(configuration.contains("currency: TWD") && configuration.contains("活期存款"))
    let checked = try Program.run(["rules", "check"], in: scratch.url)
    #expect(checked.status == 0 && checked.stderr.isEmpty && checked.stdout.contains("all well"), "\(checked.stderr)")
    #expect(try Program.run(["run"], in: scratch.url).status == 0)
  }

  @Test(arguments: ["en", "none"])
  func theCurrencyIsTheOneAskedFor(_ categories: String) throws {
    let (scratch, made) = try folder("--categories", categories, "--currency", "gbp")
    #expect(made.status == 0, "\(made.stderr)")
    #expect(try text(scratch, "daybook.yaml").contains("currency: GBP"))
    #expect(FileManager.default.fileExists(atPath: scratch.url.appending(path: "rules/layouts").path))
    let checked = try Program.run(["rules", "check"], in: scratch.url)
    #expect(checked.status == 0 && checked.stderr.isEmpty, "\(checked.stderr)")
  }

  @Test func categoriesMayBeThoseOfAFile() throws {
    let scratch = try ScratchFolder()
    let file = "categories:\n  Spesa: { icon: 🛒, colour: \"#112233\", bucket: needs }\n  Spesa:Pane: {}\n"
    try Data(file.utf8).write(to: scratch.url.appending(path: "mine.yaml"))
    let made = try Program.run(["init", "book", "--categories", "mine.yaml"], in: scratch.url)
    #expect(made.status == 0, "\(made.stderr)")
    let book = scratch.url.appending(path: "book")
    let listed = try Program.run(["categories", "--format", "csv"], in: book)
    #expect(listed.stdout.contains("Spesa:Pane,expense,needs") && listed.stdout.split(separator: "\n").count == 3)
  }

  @Test func whatThereIsNotIsSaid() throws {
    #expect(try folder("--categories", "fr").1.status == 64)
    #expect(try folder("--categories", "none.yaml").1.status == 78)
    let (_, refused) = try folder("--currency", "EURO")
    #expect(refused.status == 64 && refused.stderr.contains("three letters"), "\(refused.stderr)")
  }

  @Test func aFileOfCategoriesIsTakenOver() throws {
    let book = try CommandFolder()
    try book.take("2025-05-13,SHOP A,-10.00")
    let before = try book.daybook("categories", "--format", "csv")
    try book.write(
      "categories:\n  Food: { icon: 🥕, colour: \"#E4572E\", bucket: needs }\n  Food:Farm shop: { bucket: wants }\n",
      to: "mine.yaml")
    try book.daybook("categories", "import", "mine.yaml", "--dry-run")
    #expect(try book.daybook("categories", "--format", "csv") == before)
    let said = try book.daybook("categories", "import", "mine.yaml")
    #expect(said.contains("2 categories changed"), "\(said)")
    let below = try book.daybook("categories", "Food", "--format", "csv")
    #expect(below.contains("Food:Farm shop,expense,wants,🥕") && below.contains("Food,expense,needs,🥕"), "\(below)")
    #expect(!below.contains("Transport") && below.contains("Food:Groceries"))
    #expect(try book.daybook("categories", "import", "mine.yaml").contains("0 categories"))
    try book.daybook("undo", "--quiet")
    try book.daybook("undo", "--quiet")
    #expect(try book.daybook("categories", "--format", "csv") == before)
    let unknown = try book.attempt("categories", "Fod")
    #expect(unknown.status == 64 && unknown.stderr.contains("'Food'"), "\(unknown.stderr)")
  }
}
