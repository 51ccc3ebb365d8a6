import TestSupport
import Testing

@testable import Lexicon
@testable import Statements
@testable import Values

/// Whatever a person declares of a file or answers about it, it is read or refused with words, and no line is lost.
struct AnyDeclarationTests {
  /// Ends before the process does where a declaration leaves nothing to choose from.
  @Test func anyRolesOfAnyColumns() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("anyRolesOfAnyColumns: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    for export in Export.all + Export.unseen {
      let columns = (try? export.reading())?.layout.declaration?.columns ?? []
      for _ in 0..<2 {
        var hints = export.hints
        hints.declared = declaration(columns.map(\.name), &generator)
        expectWords(export, hints, "seed \(seed)")
      }
    }
  }

  @Test(arguments: Export.all + Export.unseen)
  func anyAnswerToAnyQuestion(_ export: Export) throws {
    guard let first = try? export.reading() else { return }
    for question in first.questions {
      for option in question.options {
        var hints = export.hints
        hints.answers[question.code] = option.value
        expectWords(export, hints, "\(question.code): \(option.value)")
      }
    }
  }

  /// A file whose questions are answered is read by the layout that is written of it as by the answers, or asks again
  /// what no layout can say.
  @Test(arguments: Export.all + Export.unseen)
  func answersAreDeclared(_ export: Export) throws {
    guard let first = try? export.reading(), !first.questions.isEmpty else { return }
    for place in 0..<(first.questions.map(\.options.count).max() ?? 0) {
      guard let answered = try answered(export, option: place), let layout = answered.layout.declaration
      else { continue }
      var hints = export.hints
      hints.declared = layout
      let again = try export.reading(hints)
      #expect(
        !again.questions.isEmpty || again.drafts.allFacts == answered.drafts.allFacts,
        "option \(place + 1), \(layout)")
    }
  }

  /// The reading with that option of every question, or the last one; nil where one leads to another that has none.
  private func answered(_ export: Export, option: Int) throws -> Reading? {
    var hints = export.hints
    for _ in 0..<8 {
      let reading = try export.reading(hints)
      guard let question = reading.questions.first else { return reading }
      guard hints.answers[question.code] == nil, !question.options.isEmpty else { return nil }
      hints.answers[question.code] = question.options[min(option, question.options.count - 1)].value
    }
    return nil
  }

  private func declaration(_ names: [String], _ generator: inout SeededGenerator) -> DeclaredLayout {
    var layout = DeclaredLayout(name: "Any")
    let roles: [HeaderRole] = [.date, .amount, .amountIn, .amountOut, .balance, .balanceBefore, .fee, .sign]
    for name in names where Bool.random(using: &generator) {
      let role = Bool.random(using: &generator) ? roles.randomElement(using: &generator) : nil
      guard let role = role ?? HeaderRole.allCases.randomElement(using: &generator) else { continue }
      layout.columns.append(.init(name: name, role: role))
    }
    layout.sign = [nil, "as-written", "inverted", "by-words"].randomElement(using: &generator) ?? nil
    layout.dateOrder = [nil, nil, "dmy", "mdy", "ymd", "ydm"].randomElement(using: &generator) ?? nil
    layout.decimalMark = [nil, nil, ".", ","].randomElement(using: &generator) ?? nil
    return layout
  }

  private func expectWords(_ export: Export, _ hints: ReadingHints, _ place: String) {
    do throws(ReadingFailure) {
      let file = Array(export.text.utf8)
      let reading = try StatementReader.read(FileBytes(file), fileName: export.name, hints: hints)
      expectOneDisposition(reading, of: file, fileName: export.name, hints, "\(export.name), \(place)")
    } catch {
      #expect(!error.message.isEmpty && !error.remedy.isEmpty, "\(export.name), \(place)")
    }
  }
}
