import Values

/// What a record says whose fields stand in fixed places.
enum FixedRecord {
  /// It opens the statement of an account.
  case account(Account)
  case movement(Movement)
  /// More of the movement before it.
  case texts(Texts)
  /// What that movement was abroad; nil where the record does not tell.
  case original(Original?)
  /// What a movement consists of that is a record of its own already, or such a record's texts.
  case part
  /// The last balance of the account that is open; `day` where the record names it.
  case closing(WrittenAmount, day: Day?)
  /// The same where it cannot be read: the account ends all the same.
  case damagedClosing(String)
  /// What stands around accounts.
  case header
  case footer
  /// The last record of the file.
  case end
  /// A movement that cannot be read, up to its last record.
  case damaged(String)
  /// A record that the standard does not have.
  case unknown(String)

  struct Account {
    var number: String
    var currency: Currency?
    var opening: WrittenAmount?
    /// The evening of that balance.
    var openingDay: Day?
    /// Of a standard that states it in the same record.
    var closing: WrittenAmount?
    /// The day of the last balance.
    var closingDay: Day?
    /// Why the record cannot be read.
    var fault: String?
  }

  struct Movement {
    var day: Day
    var amount: WrittenAmount
    var valueDay: Day?
    var currency: Currency?
    var reference: Range<Int>?
    var type: Range<Int>?
    var texts = Texts()
    /// What stands for a description where no text follows.
    var instead: Range<Int>?
  }

  struct Texts {
    var description: [Range<Int>] = []
    /// What goes on from record to record, with the blanks around it.
    var continued: [Range<Int>] = []
    var counterparty: Range<Int>?
    /// Who paid what came in, and who was paid what went out.
    var payer: Range<Int>?
    var payee: Range<Int>?
    var counterAccount: Range<Int>?
    /// The same where the record has its parts alone.
    var account: String?
  }
}

/// A national standard of statements whose records stand in lines of fixed places.
protocol RecordStandard: Sendable {
  /// As `inspect` names it.
  static var format: String { get }
  /// In sentences.
  static var name: String { get }
  static var dateFormat: String { get }
  /// What the standard calls the day, the value day, the amount, the texts, the kind and the reference.
  static var names: [String] { get }
  /// The record that ends each account; nil where none does.
  static var lastOfAccount: String? { get }
  /// The record that ends each file; nil where none does.
  static var lastOfFile: String? { get }
  /// Whether movements may follow an account's balance: those of the next day.
  static var goesOnBehindBalance: Bool { get }

  /// How many characters a record has that no end of a line ends; nil where these always do.
  static func length(of record: FixedLine) -> Int?
  /// By the first record of a file, and where that does not tell by those behind it, which `next` gives one by one.
  static func recognizes(_ first: FixedLine, _ next: () -> FixedLine?) -> Bool
  static func record(_ line: FixedLine) -> FixedRecord
  /// What a text says that goes on from record to record.
  static func described(_ continued: String) -> String
  /// The letters of a text, in UTF-8.
  static func spelled(_ text: [UInt8]) -> [UInt8]
}

extension RecordStandard {
  static var lastOfFile: String? { nil }
  static var goesOnBehindBalance: Bool { false }
  static func length(of record: FixedLine) -> Int? { nil }
  static func described(_ continued: String) -> String { continued }
  static func spelled(_ text: [UInt8]) -> [UInt8] { text }

  /// A record that the standard does not have.
  static func unknown(_ kind: String) -> FixedRecord { .unknown("a record '\(kind)', which \(name) does not have") }
}
