import Testing

/// What was answered about files: seen, changed, forgotten, and each taken back.
@Suite struct AnswerTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    try folder.write("Date,Description,Amount\n03/04/2025,TESCO,-60.00\n05/06/2025,LIDL,-12.00\n", to: "a.csv")
    _ = try folder.attempt("import", "a.csv")
    try folder.daybook("review", "accept", "1", "--option", "dmy", "--quiet")
  }

  private func take(_ name: String) throws {
    try folder.write("Date,Description,Amount\n03/07/2025,\(name),-61.00\n05/08/2025,Y,-12.50\n", to: name)
    _ = try folder.attempt("import", name)
  }

  @Test func anotherAnswerCountsForFilesToCome() throws {
    #expect(try folder.column(3, "answers") == ["dmy"])
    #expect(try folder.column(5, "answers") == ["a.csv"])
    let said = try folder.daybook("answers", "set", "1", "mdy")
    #expect(said.contains("'mdy', not 'dmy'") && said.contains("a.csv"), "\(said)")
    try take("b.csv")
    #expect(try folder.column(1, "transactions", "--where", "statement:b.csv") == ["2025-03-07", "2025-05-08"])
    #expect(try folder.column(1, "transactions", "--where", "statement:a.csv") == ["2025-04-03", "2025-06-05"])
    #expect(try folder.daybook("check").contains("sound"))
    try folder.daybook("undo", "--quiet")
    try folder.daybook("undo", "--quiet")
    #expect(try folder.column(3, "answers") == ["dmy"])
  }

  @Test func whatIsForgottenIsAskedAgain() throws {
    #expect(try folder.daybook("answers", "forget", "1").contains("a.csv"))
    #expect(try folder.column(0, "answers").isEmpty)
    #expect(try folder.column(0, "transactions").count == 2)
    try take("b.csv")
    #expect(try folder.column(0, "review", "list", "--kind", "question").count == 1)
    #expect(try folder.column(0, "transactions").count == 2)
    try folder.daybook("undo", "--quiet")
    try folder.daybook("undo", "--quiet")
    #expect(try folder.column(3, "answers") == ["dmy"])
    try take("b.csv")
    #expect(try folder.column(0, "transactions").count == 4)
    #expect(try folder.daybook("check").contains("sound"))
  }

  @Test func namesThatAreNotThereAreErrors() throws {
    let refused = try folder.attempt("answers", "set", "1", "dym")
    #expect(refused.status == 64 && refused.stderr.contains("dmy, mdy"), "\(refused.stderr)")
    #expect(try folder.attempt("answers", "forget", "9").status == 64)
    #expect(try folder.column(3, "answers") == ["dmy"])
  }
}
