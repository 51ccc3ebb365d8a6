import Statements
import Store
import Values

/// Reads a file by what is remembered of files like it and what daybook.yaml declares: only what the file leaves open,
/// and nothing that the file or the book speaks against. That is asked, with who said what and what contradicts it.
struct Recollection {
  private let db: Book.Connection
  private let file: StatementFile
  private let account: String?
  private let shape: String
  private let answers: [String: Answers.Answer]
  private(set) var hints: ReadingHints
  private(set) var reading: Reading

  /// `reading`: the file without any answer, as daybook.yaml declares it.
  init(_ db: Book.Connection, _ reading: Reading, hints: ReadingHints, account: String?, _ file: StatementFile) throws {
    self.db = db
    self.file = file
    self.account = account
    self.hints = hints
    self.reading = reading
    shape = reading.layout.shape
    answers = try Answers(db: db).answers(account: account, shape: shape)
    let reopened = try holdAgainstDeclared() + holdAgainstAnswers()
    try answerOpen()
    for question in reopened where !self.reading.questions.contains(where: { $0.code == question.code }) {
      self.reading.questions.append(question)
    }
  }

  private mutating func read() throws { reading = try read(by: hints) }

  private func read(by hints: ReadingHints) throws -> Reading {
    try StatementReader.read(file.bytes, fileName: file.name, hints: hints)
  }

  // MARK: What the file leaves open

  /// An answer may open another question; each code is answered once.
  private mutating func answerOpen() throws {
    var doubts: [String: String] = [:]
    var isNew = true
    while isNew {
      isNew = false
      for question in reading.questions where hints.answers[question.code] == nil && doubts[question.code] == nil {
        if let doubt = try doubt(question) {
          doubts[question.code] = doubt
        } else if let value = try remembered(question) {
          hints.answers[question.code] = value
          isNew = true
        }
      }
      if isNew { try read() }
    }
    for index in reading.questions.indices {
      guard let doubt = doubts[reading.questions[index].code] else { continue }
      reading.questions[index].message += ". \(doubt)"
      reading.questions[index].contradiction = doubt
    }
  }

  private func remembered(_ question: Question) throws -> String? {
    if let answer = answers[question.code] { return answer.value }
    let decisions = try decisions(question)
    return (decisions.first(where: \.isOwn) ?? decisions.first { !$0.isAnswered })?.value
  }

  /// Why what is remembered does not answer the question; nil where nothing speaks against it.
  private func doubt(_ question: Question) throws -> String? {
    let own = try decisions(question).filter(\.isOwn)
    guard let answer = answers[question.code] else {
      guard let last = own.first, let other = own.first(where: { $0.value != last.value }) else { return nil }
      return "\(last.file) tells '\(last.value)', \(other.file) '\(other.value)'"
    }
    if try isAnswered(question.code) { return nil }
    let said = "'\(answer.value)' was answered on \(answer.day)"
    if let other = own.first(where: { $0.run > answer.run && $0.value != answer.value }) {
      return "\(said), but \(other.file) tells '\(other.value)'"
    }
    guard let other = try reopening(question.code, since: answer.run) else { return nil }
    return "\(said), but \(other) contradicts it"
  }

  /// Those that are among the question's options.
  private func decisions(_ question: Question) throws -> [Answers.Decision] {
    try Answers(db: db).decisions(question.code, account: account, shape: shape)
      .filter { decision in question.options.contains { $0.value == decision.value } }
  }

  /// Whether a person answered that question of this very file.
  private func isAnswered(_ code: String) throws -> Bool {
    let question = ReviewSubject.question(
      sha256: file.sha256, code: code, account: nil, shape: shape, contradicts: false)
    return try ReviewQueue.present(question, db)?.state == "accepted"
  }

  /// The name of a file that waits because it contradicts the answer.
  private func reopening(_ code: String, since run: Int64) throws -> String? {
    let path = try Answers(db: db).reopening(code, account: account, shape: shape, since: run, but: file.sha256)
    return path.map { String($0.split(separator: "/").last ?? "") }
  }

  // MARK: What the file decides by itself

  /// Where the file by itself is read otherwise than a person answered for files like it, neither is taken for granted.
  private mutating func holdAgainstAnswers() throws -> [Question] {
    var questions: [Question] = []
    let fresh = reading
    for (code, answer) in answers.sorted(by: { $0.key < $1.key }) {
      guard let own = fresh.layout.decided[code], own != answer.value,
        !fresh.questions.contains(where: { $0.code == code })
      else { continue }
      var hints = hints
      hints.answers[code] = answer.value
      guard let told = try? read(by: hints), told.differs(from: fresh) else {
        continue
      }
      let isNoWorse = told.rejected <= fresh.rejected && (told.proof != .none || fresh.proof == .none)
      if try isAnswered(code) || answer.isConfirmed && isNoWorse {
        self.hints.answers[code] = answer.value
      } else {
        questions.append(
          question(code, own: (own, fresh), told: (answer.value, told), "was answered on \(answer.day)"))
      }
    }
    if !self.hints.answers.isEmpty { try read() }
    return questions
  }

  /// An order of dates that daybook.yaml declares is contradicted by rows that only another one can read. The sign is
  /// not: amounts and balances turned together prove as much as those that are written.
  private func holdAgainstDeclared() throws -> [Question] {
    guard let declared = hints.dateOrder, answers["date_order"] == nil, reading.rejected > 0 else { return [] }
    var bare = hints
    bare.dateOrder = nil
    let fresh = try read(by: bare)
    guard let own = fresh.layout.decided["date_order"], own != declared, fresh.rejected < reading.rejected else {
      return []
    }
    return [question("date_order", own: (own, fresh), told: (declared, reading), "stands in daybook.yaml")]
  }

  private func question(
    _ code: String, own: (value: String, reading: Reading), told: (value: String, reading: Reading), _ origin: String
  ) -> Question {
    let fact = ["date_order": "dates", "decimal_mark": "decimal mark", "columns": "balance"][code] ?? code
    let because = own.reading.layout.evidence.last { $0.fact == fact }.map { " (\($0.because.plain))" } ?? ""
    let doubt = "the file tells '\(own.value)'\(because), but '\(told.value)' \(origin)"
    var question = Question(
      code: code, message: "Which holds? \(doubt.prefix(1).uppercased() + doubt.dropFirst())",
      options: [
        Question.Option(value: own.value, label: "as the file tells: \(own.reading.outcome)"),
        Question.Option(value: told.value, label: "as told: \(told.reading.outcome)"),
      ])
    question.contradiction = doubt
    return question
  }
}

extension Reading {
  /// Whether any day or amount is another.
  fileprivate func differs(from other: Reading) -> Bool {
    drafts.days != other.drafts.days || drafts.amounts != other.drafts.amounts || rejected != other.rejected
  }

  fileprivate var rejected: Int { drafts.others.count { $0.disposition == .rejected } }

  /// What would be imported, for people.
  fileprivate var outcome: ValueText {
    guard let first = drafts.days.min(), let last = drafts.days.max() else { return "no rows" }
    let sum = ValueText.amount(drafts.amounts.reduce(0, &+), exponent: drafts.exponent)
    let unread = rejected == 0 ? "" : ", \(rejected) that cannot be read"
    return "\(drafts.count) rows, \(Day(number: first)) to \(Day(number: last)), \(sum) in all\(unread)"
  }
}
