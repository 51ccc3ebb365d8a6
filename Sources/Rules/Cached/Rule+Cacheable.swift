import Values

extension RuleBook: Cacheable {
  func write(to output: inout ByteWriter) {
    output.put(categories)
    output.put(payees)
    output.put(tags)
    output.put(rules)
  }

  /// Takes the rules in the order in which they are asked: they were in it when they were written.
  init(from input: inout ByteReader) throws(ByteReader.Damage) {
    self.init(categories: try input.take(), payees: try input.take(), tags: try input.take())
    rules = try input.take()
    guard rules.allSatisfy({ names(of: $0.actions) }) else { throw ByteReader.Damage() }
  }

  /// Whether the book has all names whose numbers the actions have.
  private func names(of actions: Rule.Actions) -> Bool {
    let parts = actions.split?.parts ?? []
    if case .name(let payee) = actions.payee, !payees.indices.contains(Int(payee)) { return false }
    return (-1..<categories.count).contains(Int(actions.category))
      && parts.allSatisfy { categories.indices.contains(Int($0.category)) }
      && actions.tags.allSatisfy { tags.indices.contains(Int($0.tag)) }
  }
}

extension Rule: Cacheable {
  func write(to output: inout ByteWriter) {
    output.put(name)
    output.put(file)
    output.put(line)
    output.put(stage)
    output.put(condition)
    output.put(actions)
    output.put(examples)
  }

  init(from input: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      name: try input.take(), file: try input.take(), line: try input.take(), stage: try input.take(),
      condition: try input.take(), actions: try input.take(), examples: try input.take())
  }
}

extension Rule.Stage: Cacheable {}

extension Bucket: Cacheable {}

extension Rule.Actions: Cacheable {
  func write(to output: inout ByteWriter) {
    output.put(category)
    output.put(payee)
    output.put(bucket)
    output.put(tags)
    output.put(ignore)
    output.put(review)
    output.put(split)
    output.put(note)
    output.put(transfer)
  }

  init(from input: inout ByteReader) throws(ByteReader.Damage) {
    self.init()
    category = try input.take()
    payee = try input.take()
    bucket = try input.take()
    tags = try input.take()
    ignore = try input.take()
    review = try input.take()
    split = try input.take()
    note = try input.take()
    transfer = try input.take()
  }
}

extension Rule.PayeeAction: Cacheable {
  func write(to output: inout ByteWriter) {
    switch self {
    case .name(let number):
      output.put(true)
      output.put(number)
    case .template(let text):
      output.put(false)
      output.put(text)
    }
  }

  init(from input: inout ByteReader) throws(ByteReader.Damage) {
    self = try input.take() ? .name(try input.take()) : .template(try input.take())
  }
}

extension Rule.TagAction: Cacheable {
  func write(to output: inout ByteWriter) {
    output.put(tag)
    output.put(isAdded)
  }

  init(from input: inout ByteReader) throws(ByteReader.Damage) {
    self.init(tag: try input.take(), isAdded: try input.take())
  }
}

extension Rule.Example: Cacheable {
  func write(to output: inout ByteWriter) {
    output.put(text)
    output.put(mustMatch)
    output.put(line)
  }

  init(from input: inout ByteReader) throws(ByteReader.Damage) {
    self.init(text: try input.take(), mustMatch: try input.take(), line: try input.take())
  }
}
