import Testing

/// What banks write is shown and never obeyed: a terminal gets no control character of it.
@Suite struct BankTextTests {
  @Test(arguments: [
    ["review", "show", "1"], ["rules", "explain", "1"], ["transactions"],
    ["recategorize", "--dry-run"],
  ])
  func controlCharactersAreBlanks(_ command: [String]) throws {
    let folder = try CommandFolder()
    try folder.write("rules:\n  - { when: { description: shop }, set: { review: why } }\n", to: "rules/a.yaml")
    try folder.take("2025-01-02,SHOP \u{1b}]0;TITLE\u{7}\u{1b}[31mRED\u{9b}1m,-10.00", "2025-01-25,CAFE,-1.00")
    try folder.write("categories:\n  Food: [shop]\n", to: "rules/a.yaml")
    let ended = try Program.run(command, in: folder.url)
    #expect(ended.status == 0, "\(ended.stderr)")
    let printed = ended.stdout + ended.stderr
    #expect(printed.contains("RED"))
    #expect(!printed.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control }, "\(printed)")
  }
}
