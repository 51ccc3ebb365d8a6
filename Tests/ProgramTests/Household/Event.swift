/// One thing that truly happened on an account, with the faces that the bank shows of it in the course of time.
///
/// A card purchase first shows as pending and later as booked, with another day, text or amount; most events have
/// one face from their day on.
struct Event {
  /// Counts the events of an account in the order in which its bank lists them.
  var number = 0
  var faces: [Face]
  var category: String
  /// The bank's kind of transaction.
  var type = ""
  /// No program can know whether this is one of several earlier pending rows: it must be asked.
  var isAmbiguous = false
  /// Stays pending for ever, and nothing that comes later may be it: after some weeks it is asked about.
  var isForgotten = false
  /// The same number on the two sides of a transfer between the household's accounts; 0 for none.
  var transfer = 0
  /// A rule of the household sends it to the queue.
  var isAskedByRule = false
  /// Exports, by the day they were made, that spoil the row.
  var spoiled: [CivilDay: Spoil] = [:]

  struct Face {
    var day: CivilDay
    /// Minor units, from the owner's point of view.
    var amount: Int
    var text: String
    var isPending = false
    /// The days on which an export shows this face.
    var shown: ClosedRange<CivilDay>
  }

  /// How an export spoils a row so that nobody can read it.
  enum Spoil {
    case day, amount, cut
  }

  init(
    _ day: CivilDay, _ amount: Int, _ text: String, _ category: String, type: String = "", transfer: Int = 0,
    shownFrom: CivilDay? = nil
  ) {
    faces = [Face(day: day, amount: amount, text: text, shown: (shownFrom ?? day)...Event.forever)]
    self.category = category
    self.type = type
    self.transfer = transfer
  }

  /// Long after the last export.
  static let forever = CivilDay(2099, 12, 31)

  var last: Face { faces[faces.count - 1] }

  /// The booked face, if there is one, that an export made on `day` knows.
  func booked(on day: CivilDay) -> Face? {
    faces.last { !$0.isPending && $0.shown.contains(day) }
  }
}
