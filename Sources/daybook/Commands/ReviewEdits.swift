import ArgumentParser
import Store
import Workspace

extension Review {
  struct Skip: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "skip", abstract: "Put items at the end of the queue; they stay open.",
      discussion: "Example:\n  daybook review skip 12\n  daybook review skip --kind balance")

    @Argument(help: ArgumentHelp("The numbers of the items.", valueName: "item"), completion: Completions.items)
    var ids: [Int64] = []

    @OptionGroup var which: ReviewSelection
    @OptionGroup var decision: DecisionOptions

    func validate() throws { try decision.validate(which, ids) }

    func run() throws { try decision.edit(which.filter(ids), .skip, done: "skipped") }
  }

  struct Assign: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "assign", abstract: "Set the category of what items are about, for good.",
      discussion: """
        A suggestion and a rule's question are answered with it; other items stay open.

        Example:
          daybook review assign 12 20 Food:Groceries
          daybook review assign --where "description:tesco" Food:Groceries --dry-run
        """)

    @Argument(
      help: ArgumentHelp("The numbers of the items, and the category.", valueName: "item ... category"),
      completion: Completions.itemsAndCategories)
    var words: [String]

    @OptionGroup var which: ReviewSelection
    @OptionGroup var decision: DecisionOptions

    func validate() throws { try decision.validate(which, TypedItems(lastOf: words).ids) }

    func run() throws {
      let typed = try TypedItems(lastOf: words)
      try decision.edit(which.filter(typed.ids), .assign(typed.values[0]), done: "assigned")
    }
  }

  struct Split: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "split", abstract: "Share out what items are about among categories, for good.",
      discussion: """
        A part is an amount without a sign, a share, or the rest. The items stay open.

        Example:
          daybook review split 12 Food:Groceries=20.00 Home=rest
          daybook review split 20 Home=60% Leisure=40%
        """)

    @Argument(
      help: ArgumentHelp("The numbers of the items, and the parts.", valueName: "item ... category=part"),
      completion: Completions.items)
    var words: [String]

    @OptionGroup var which: ReviewSelection
    @OptionGroup var decision: DecisionOptions

    func validate() throws {
      let typed = try TypedItems(words)
      try decision.validate(which, typed.ids)
      guard WrittenSplit(typed.values) != nil else {
        throw ValidationError("Say where all of it goes: Food=20.00 Household=rest, or shares to 100%.")
      }
    }

    func run() throws {
      let typed = try TypedItems(words)
      guard let split = WrittenSplit(typed.values) else { return }
      try decision.edit(which.filter(typed.ids), .split(split), done: "split")
    }
  }

  struct Set: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "set", abstract: "Set fields of what items are about, for good.",
      discussion: """
        Of a transaction: category, payee, bucket, note, tags, tax; the item stays open. Of a row that could not be \
        read: date, amount, description; it is booked with them.

        Example:
          daybook review set 12 payee="Corner Shop" bucket=needs
          daybook review set 12 tags="+trip" tax=7
          daybook review set 8 date=2025-03-04
        """)

    @Argument(
      help: ArgumentHelp("The numbers of the items, and the fields.", valueName: "item ... field=value"),
      completion: Completions.items)
    var words: [String]

    @OptionGroup var which: ReviewSelection
    @OptionGroup var decision: DecisionOptions

    func validate() throws {
      try decision.validate(which, TypedItems(words).ids)
      let fields = try fields
      if Swift.Set(fields.map(isOfRow)).count > 1 {
        throw ValidationError("Fields of a row (date, amount, description) and of a transaction do not go together.")
      }
    }

    private var fields: [WrittenField] {
      get throws {
        let names = ItemEdit.fields + CorrectedField.names
        return try TypedItems(words).values.map { text in
          if let field = WrittenField(text, among: names) { return field }
          throw ValidationError("'\(text)' sets none of: \(names.joined(separator: ", ")).")
        }
      }
    }

    private func isOfRow(_ field: WrittenField) -> Bool { CorrectedField.names.contains(field.name) }

    func run() throws {
      let ids = try TypedItems(words).ids
      let fields = try fields
      let values = Dictionary(fields.map { ($0.name, $0.value) }) { $1 }
      guard fields.allSatisfy(isOfRow) else {
        return try decision.edit(which.filter(ids), .set(values), done: "set")
      }
      var answer = ReviewAnswer(.accept)
      answer.fields = values
      var filter = which.filter(ids)
      if filter.kind == nil { filter.kind = .row }
      try decision.decide(filter, answer)
    }
  }

  struct Note: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "note", abstract: "Note something with what items are about; the items stay open.",
      discussion: """
        Rules do not change a person's note. An empty text takes it away.

        Example:
          daybook review note 12 "asked the bank on Monday"
        """)

    @Argument(
      help: ArgumentHelp("The numbers of the items, and the note.", valueName: "item ... note"),
      completion: Completions.items)
    var words: [String]

    @OptionGroup var which: ReviewSelection
    @OptionGroup var decision: DecisionOptions

    func validate() throws { try decision.validate(which, TypedItems(lastOf: words).ids) }

    func run() throws {
      let typed = try TypedItems(lastOf: words)
      try decision.edit(which.filter(typed.ids), .note(typed.values[0]), done: "noted")
    }
  }
}

/// Numbers of items, then what is to be said of them.
struct TypedItems {
  let ids: [Int64]
  let values: [String]

  /// The last word is the value: `7 8 Food:Groceries`.
  init(lastOf words: [String]) throws {
    values = words.suffix(1)
    ids = try TypedItems.numbers(words.dropLast())
  }

  /// Words with an equals sign are values: `7 8 payee=Tesco`.
  init(_ words: [String]) throws {
    values = words.filter { $0.contains("=") }
    ids = try TypedItems.numbers(words.filter { !$0.contains("=") })
    if values.isEmpty { throw ValidationError("Say what to set, as NAME=VALUE.") }
  }

  private static func numbers(_ words: some Sequence<String>) throws -> [Int64] {
    try words.map { word in
      if let number = Int64(word) { return number }
      throw ValidationError("'\(word)' is no number of an item.")
    }
  }
}
