import Rules
import Testing

@testable import Workspace

@Suite struct PayeeFilesTests {
  @Test func shippedWordsClean() throws {
    let cleaner = PayeeCleaner(try PayeeFiles.load(folder: "no such folder"))
    #expect(cleaner.payee(of: "SQ *BLUE DOOR 4471 LEEDS GB") == "Blue Door")
    #expect(cleaner.payee(of: "AMZN Mktp US*2K4LM90X3") == "Amazon")
  }

  @Test func filesOfOnesOwnAddToThem() throws {
    let folder = try Folder([
      "mine.yaml": """
      prefixes: oak bank *, elm card to
      places: [Oakham]
      names: OtterSoft
      aliases: { Oak & Elm: "oakelm, oak elm trading" }
      """
    ])
    let cleaner = PayeeCleaner(try PayeeFiles.load(folder: folder.path))
    let texts = ["ELM CARD TO BLUE DOOR OAKHAM", "OAK BANK *OTTERSOFT", "OAKELM 4471", "SQ *BLUE DOOR"]
    #expect(texts.map { cleaner.payee(of: $0) } == ["Blue Door", "OtterSoft", "Oak & Elm", "Blue Door"])
  }
}
