import Matching
import Rules
import Store
import Values

/// Turns the values of a `daybook.yaml` into a `Configuration`, noting every fault on the way.
struct ConfigurationReader {
  var document: Document
  let folder: String
  private var names: [String: Place] = [:]
  /// Where paths are written, by their keys.
  private var paths: [String: Place] = [:]

  init(document: Document, folder: String) {
    self.document = document
    self.folder = folder
  }

  mutating func read() -> Configuration {
    func path(_ name: String) -> String { TextFile.resolve(name, from: folder) }
    var configuration = Configuration(
      folder: folder, book: path("book.sqlite"), inbox: path("inbox"), archive: path("archive"), rules: path("rules"),
      budget: path("budget.yaml"), rates: path("rates.csv"))
    guard let root = document.parsed() else {
      if document.faults.isEmpty { noAccounts(at: Place()) }
      return configuration
    }
    var hasAccounts = false
    let keys = [
      "book", "inbox", "archive", "rules", "budget", "rates", "accounts", "stages", "max_file", "notify", "heartbeat",
      "backup", "style",
    ]
    for entry in document.entries(root, of: "daybook.yaml", keys: keys) {
      switch entry.key {
      case "book": configuration.book = file(entry) ?? configuration.book
      case "inbox": configuration.inbox = file(entry) ?? configuration.inbox
      case "archive": configuration.archive = file(entry) ?? configuration.archive
      case "rules": configuration.rules = file(entry) ?? configuration.rules
      case "budget": configuration.budget = file(entry) ?? configuration.budget
      case "rates": configuration.rates = file(entry) ?? configuration.rates
      case "style": configuration.style = style(entry.value)
      case "notify": configuration.notify = document.text(entry.value, of: "notify")
      case "heartbeat": configuration.heartbeat = document.text(entry.value, of: "heartbeat")
      case "max_file": configuration.maxFile = size(entry) ?? configuration.maxFile
      case "backup": configuration.backup = options(entry).map { backup($0) }
      case "stages": configuration.stages = stages(entry.value)
      default:
        hasAccounts = true
        configuration.accounts = accounts(entry)
      }
    }
    if !hasAccounts, case .map = root.content { noAccounts(at: Place()) }
    requireInboxApart(configuration)
    return configuration
  }

  /// The inbox holds what banks export and nothing of Daybook's own, which would be taken for a statement every night.
  private mutating func requireInboxApart(_ configuration: Configuration) {
    func target(_ path: String) -> String { Disk.target(path) }
    func isIn(_ path: String, _ folder: String) -> Bool { (path + "/").hasPrefix(folder + "/") }
    let inbox = target(configuration.inbox)
    let remedy = "Keep the inbox for what banks export. Where these keys are left out, each has a place of its own."
    let others = [
      ("archive", "the archive", configuration.archive), ("book", "the book", configuration.book),
      ("rules", "the folder of rules", configuration.rules),
      ("backup", "the folder of backups", configuration.backup?.folder),
    ]
    for (key, name, path) in others {
      guard let path = path.map(target) else { continue }
      let what: String? =
        path == inbox
        ? "is the inbox itself"
        : isIn(path, inbox) ? "is in the inbox" : key == "archive" && isIn(inbox, path) ? "has the inbox in it" : nil
      guard let what else { continue }
      document.fault(
        "\(name) \(what)", at: paths[key] ?? paths["inbox"] ?? Place(), remedy: remedy)
    }
  }

  private mutating func noAccounts(at place: Place) {
    document.fault(
      "no accounts are named", at: place,
      remedy: "Add:\n    accounts:\n      - name: Current\n        currency: EUR\n        files: [\"current-*.csv\"]")
  }

  private mutating func size(_ entry: YAMLEntry) -> Int? {
    guard let text = document.text(entry.value, of: entry.key) else { return nil }
    if let size = ByteSize.parse(text), size <= Configuration.mostMaxFile { return size }
    document.fault(
      "'\(text)' is no size of a file", at: entry.value.place,
      remedy: "Write a number with kB, MB, GB, KiB, MiB or GiB, 2GiB at most: \(entry.key): 1GiB")
    return nil
  }

  private mutating func file(_ entry: YAMLEntry) -> String? {
    paths[entry.key] = entry.value.place
    return document.text(entry.value, of: entry.key).map { TextFile.resolve($0, from: folder) }
  }
}

// MARK: Accounts

extension ConfigurationReader {
  private static let accountKeys = [
    "name", "currency", "kind", "opening", "files", "number", "owner", "budget", "debt", "category", "sign",
    "date_order",
    "layout", "stale_after", "closed", "prepare",
  ]

  private mutating func accounts(_ entry: YAMLEntry) -> [Configuration.Account] {
    guard let elements = document.list(entry.value, of: "accounts") else { return [] }
    if elements.isEmpty { noAccounts(at: entry.place) }
    return elements.compactMap { account($0) }
  }

  private mutating func account(_ value: YAMLValue) -> Configuration.Account? {
    let before = document.faults.count
    let entries = document.entries(value, of: "an account", keys: ConfigurationReader.accountKeys)
    let nameValue = entries.first { $0.key == "name" }?.value
    let name = nameValue.flatMap { document.text($0, of: "name") }
    let currency = entries.first { $0.key == "currency" }.flatMap { document.currency($0.value, of: "currency") }
    if case .map = value.content, document.faults.count == before {
      for key in ["name", "currency"] where !entries.contains(where: { $0.key == key }) {
        document.fault(
          "an account needs a \(key)", at: value.place,
          remedy: key == "currency" ? "Add its code: currency: EUR" : "Add: name: Current")
      }
    }
    if let name, let place = nameValue?.place { claim(name, at: place) }
    // Where the currency is a fault the other keys are still checked.
    var account = Configuration.Account(name: name ?? "", currency: currency ?? .unstated)
    for entry in entries { set(entry, of: &account) }
    return document.faults.count == before ? account : nil
  }

  private mutating func claim(_ name: String, at place: Place) {
    if let first = names[name] {
      document.fault(
        "two accounts have the name '\(name)'", at: place,
        remedy: "The first is on line \(first.line). Give each its own name.")
    } else {
      names[name] = place
    }
  }

  private mutating func set(_ entry: YAMLEntry, of account: inout Configuration.Account) {
    let value = entry.value
    switch entry.key {
    case "kind":
      let kinds = ["checking", "savings", "card", "cash", "loan", "investment"]
      account.kind = document.choice(value, of: "kind", among: kinds) ?? account.kind
    case "opening": account.opening = opening(value, currency: account.currency)
    case "files": account.files = document.texts(value, of: "files").map(\.text)
    case "number": account.number = document.text(value, of: "number")
    case "owner": account.owner = document.text(value, of: "owner")
    case "budget": budget(value, of: &account)
    case "debt": account.carriesDebt = document.choice(value, of: "debt", among: ["carried"]) != nil
    case "category":
      account.transferCategory = document.text(value, of: "category")
      account.transferCategoryPlace = value.place
    case "sign": account.sign = document.choice(value, of: "sign", among: ["as-written", "inverted"])
    case "date_order": account.dateOrder = document.choice(value, of: "date_order", among: ["dmy", "mdy", "ymd"])
    case "layout":
      account.layout = document.text(value, of: "layout")
      account.layoutPlace = value.place
    case "stale_after":
      account.staleAfter = document.number(value, of: "stale_after", in: 1...3660) ?? account.staleAfter
    case "closed": account.closed = document.text(value, of: "closed").flatMap { document.day($0, at: value.place) }
    case "prepare": account.prepare = document.text(value, of: "prepare")
    default: break
    }
  }

  /// `on`, `off`, or the days at whose end that changes.
  private mutating func budget(_ value: YAMLValue, of account: inout Configuration.Account) {
    guard case .map = value.content else {
      account.budget = document.flag(value, of: "budget")
      return
    }
    for entry in document.entries(value, of: "budget", keys: ["on", "off"]) {
      let day = document.text(entry.value, of: entry.key).flatMap { document.day($0, at: entry.value.place) }
      if entry.key == "on" { account.joinsBudget = day } else { account.leavesBudget = day }
    }
  }

  private mutating func opening(_ value: YAMLValue, currency: Currency) -> Configuration.Opening? {
    let before = document.faults.count
    let entries = document.entries(value, of: "opening", keys: ["date", "balance"])
    guard case .map = value.content else { return nil }
    var day: Day?
    var balance: Int64?
    for entry in entries {
      guard let text = document.text(entry.value, of: entry.key) else { continue }
      if entry.key == "date" {
        day = document.day(text, at: entry.value.place)
      } else {
        balance = document.amount(
          text, currency: currency, at: entry.value.place, remedy: "Write the balance as the bank states it.")
      }
    }
    for key in ["date", "balance"] where document.faults.count == before && !entries.contains(where: { $0.key == key })
    {
      document.fault(
        "opening needs a \(key)", at: value.place, remedy: "Write: opening: { date: 2024-01-31, balance: 120.50 }")
    }
    guard let day, let balance else { return nil }
    return Configuration.Opening(day: day, balance: balance)
  }
}

// MARK: Stages

extension ConfigurationReader {
  private mutating func stages(_ value: YAMLValue) -> Configuration.Stages {
    var stages = Configuration.Stages()
    for entry in document.entries(value, of: "stages", keys: ["categorize", "duplicates", "periods", "balances"]) {
      let options = options(entry)
      switch entry.key {
      case "categorize": stages.categorize = options.map { categorize($0) }
      case "duplicates": stages.duplicates = options.map { duplicates($0) }
      case "periods": stages.periods = options.map { periods($0, at: entry.place) }
      default: stages.balances = options.map { balances($0) }
      }
    }
    return stages
  }

  private mutating func backup(_ options: [YAMLEntry]) -> Configuration.Backup {
    var backup = Configuration.Backup()
    for option in options {
      switch option.key {
      case "folder":
        backup.folder = file(option)
        paths["backup"] = option.value.place
      case "daily": backup.daily = document.number(option.value, of: "daily", in: 1...3660) ?? backup.daily
      case "weekly": backup.weekly = document.number(option.value, of: "weekly", in: 0...520) ?? backup.weekly
      default: backup.monthly = document.number(option.value, of: "monthly", in: 0...1200) ?? backup.monthly
      }
    }
    return backup
  }

  /// The options of a stage; nil where it is off.
  private mutating func options(_ entry: YAMLEntry) -> [YAMLEntry]? {
    let known = [
      "categorize": ["apply_suggestions"], "duplicates": ["settle_days", "transfer_days"],
      "periods": ["calendar"] + ConfigurationReader.calendars.flatMap(\.options), "balances": ["tolerance"],
      "backup": ["folder", "daily", "weekly", "monthly"],
    ]
    if case .map = entry.value.content {
      return document.entries(entry.value, of: entry.key, keys: known[entry.key] ?? [])
    }
    if let text = entry.value.text {
      if ["off", "false", "no"].contains(text.lowercased()) { return nil }
      if entry.value.isNull || ["on", "true", "yes"].contains(text.lowercased()) { return [] }
    }
    document.fault(
      "\(entry.key) must be off or a map of options", at: entry.value.place,
      remedy: "Write '\(entry.key): off' to leave it out.")
    return []
  }

  private mutating func categorize(_ options: [YAMLEntry]) -> Configuration.Categorize {
    var stage = Configuration.Categorize()
    for option in options { stage.applySuggestions = confidence(option) }
    return stage
  }

  /// `off`, or how sure a suggestion must be to be applied without asking.
  private mutating func confidence(_ option: YAMLEntry) -> Double? {
    guard let text = document.text(option.value, of: option.key) else { return nil }
    if ["off", "false", "no"].contains(text.lowercased()) { return nil }
    if let confidence = Double(text), (0.97...1).contains(confidence) { return confidence }
    document.fault(
      "'\(text)' is no confidence", at: option.value.place,
      remedy: "Write off, or a number from 0.97 to 1: apply_suggestions: 0.99")
    return nil
  }

  private mutating func duplicates(_ options: [YAMLEntry]) -> Configuration.Duplicates {
    var stage = Configuration.Duplicates()
    for option in options {
      if option.key == "settle_days" {
        stage.settleDays = document.number(option.value, of: option.key, in: 0...366)
      } else {
        stage.transferDays = document.number(option.value, of: option.key, in: 0...60)
      }
    }
    return stage
  }

  private mutating func balances(_ options: [YAMLEntry]) -> Configuration.Balances {
    var stage = Configuration.Balances()
    for option in options {
      guard let text = document.text(option.value, of: option.key) else { continue }
      if DecimalRange("0..\(text)") == nil {
        document.fault(
          "'\(text)' is no tolerance", at: option.value.place, remedy: "Write an amount in major units: 0.01")
      } else {
        stage.tolerance = text
      }
    }
    return stage
  }
}
