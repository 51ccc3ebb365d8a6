import Store
import Workspace

/// A review in progress: what the screen's keys ask for is done in the book, and the queue is read anew.
///
/// The queue itself is the state: a session that ends, however it does, leaves what was answered answered.
struct ReviewSession {
  typealias Job = (_ body: (JobOptions) throws -> String) throws -> String

  private(set) var screen: ReviewScreen
  private(set) var isDone = false
  private let folder: WorkingFolder
  private let filter: ReviewFilter
  private let job: Job
  /// The batches of this session with the item of each, the last at the end.
  private var batches: [(run: Int64, item: Int64)] = []

  init(folder: WorkingFolder, filter: ReviewFilter, job: @escaping Job) throws {
    (self.folder, self.filter, self.job) = (folder, filter, job)
    screen = ReviewScreen(try folder.reviewItems(filter), style: folder.configuration.style)
    try load()
  }

  mutating func press(_ key: Key) {
    let request = screen.press(key)
    do {
      try carryOut(request)
      try load()
    } catch {
      refresh()
      let here = screen.item?.kind == "row" ? " Or press e here." : ""
      screen.message = (Failure(error)?.text ?? "\(error)") + here
    }
  }

  /// What could not be done may have been done by another already: the queue is read anew.
  private mutating func refresh() {
    guard let items = try? folder.reviewItems(filter) else { return }
    screen.replace(items, at: screen.item?.id)
    try? load()
  }

  mutating func lines(width: Int, height: Int) -> [String] {
    screen.size = (width, height)
    return screen.lines
  }

  /// What is to be said once the screen is gone.
  var farewell: String {
    let waiting = screen.all.isEmpty ? "Nothing waits." : "\(counted(screen.all.count, "item")) still wait."
    let changes = batches.count
    return (changes == 0 ? "" : "\(counted(changes, "decision")) in the book, see them with: daybook log\n") + waiting
  }

  private mutating func carryOut(_ request: ReviewScreen.Request) throws {
    switch request {
    case .none: break
    case .quit: isDone = true
    case .decide(let item, let answer):
      let option = answer.option.map { " --option \($0)" } ?? ""
      try change(item, "\(answer.verdict.rawValue) \(item)\(option)") { try $0.decide($1, answer, $2) }
    case .edit(let item, let edit):
      try change(item, "\(edit.name) \(item)") { try $0.edit($1, edit, $2) }
    case .undo: try undo()
    }
  }

  private mutating func change(
    _ item: Int64, _ command: String, _ body: (WorkingFolder, ReviewFilter, JobOptions) throws -> ReviewOutcome
  ) throws {
    var only = ReviewFilter()
    only.ids = [item]
    var outcome = ReviewOutcome.none
    let said = try job { options in
      var options = options
      options.occasion.command = "review " + command
      outcome = try body(folder, only, options)
      let imported = outcome.imported.map { ", \(counted($0.rows["imported"] ?? 0, "row")) imported" } ?? ""
      return "Done as run \(outcome.run ?? 0)\(imported); u takes it back."
    }
    if let run = outcome.run { batches.append((run, item)) }
    screen.replace(try folder.reviewItems(filter))
    screen.message = said
  }

  private mutating func undo() throws {
    guard let last = batches.last else {
      screen.message = "Nothing was answered in this session; for what was before it: daybook log, daybook undo."
      return
    }
    let said = try job { options in
      var options = options
      options.occasion.command = "undo \(last.run)"
      let report = try folder.undo(last.run, options)
      return "Took back run \(report.undone)."
    }
    batches.removeLast()
    screen.replace(try folder.reviewItems(filter), at: last.item)
    screen.message = said
  }

  /// Both sides of the item that shows.
  private mutating func load() throws {
    guard let item = screen.item, screen.detail?.item.id != item.id else { return }
    screen.detail = try folder.reviewDetail(item.id)
  }
}
