import Foundation
import Testing

/// What is typed wrong is told as `error: what` and the remedy, with status 64; nothing is done.
/// One after the other: what writes holds the one book.
@Suite(.serialized) struct UsageTests {
  struct Slip: CustomTestStringConvertible, Sendable {
    let typed: String
    let what: String
    let remedy: String
    init(_ typed: String, _ what: String, _ remedy: String) {
      (self.typed, self.what, self.remedy) = (typed, what, remedy)
    }
    var testDescription: String { typed }
  }

  static let slips = [
    // Commands and options.
    Slip("transaction", "no command 'transaction'", "Did you mean 'transactions'?"),
    Slip("transactions sett 1", "no command 'transactions sett'", "Did you mean 'transactions set'?"),
    Slip("categories renmae Food Fare", "no command 'categories renmae'", "Did you mean 'categories rename'?"),
    Slip("report spendin", "no command 'report spendin'", "Did you mean 'report spending'?"),
    Slip("budget shwo", "no command 'budget shwo'", "Did you mean 'budget show'? See them with: daybook budget --help"),
    Slip("impotr may.csv", "no command 'impotr'", "Did you mean 'import'?"),
    Slip("help filtrs", "no command 'filtrs'", "Did you mean 'filters'?"),
    Slip("help review acept", "no command 'review acept'", "Did you mean 'review accept'?"),
    Slip("transactions --frm 2025-01-01", "no option '--frm'", "Did you mean '--from'?"),
    Slip("run --dryrun", "no option '--dryrun'", "Did you mean '--dry-run'? See them with: daybook run --help"),
    Slip("backup make now", "unexpected argument 'now'", "See: daybook backup make --help"),
    Slip("inspect", "<file> is missing", "See: daybook inspect --help"),
    Slip("transactions --limit", "missing value for '--limit <number>'", "See: daybook transactions --help"),
    // Values.
    Slip("transactions --from 31.3.2025", "'31.3.2025' is no date for --from", "2025-01-31"),
    Slip("accounts --on 2025-02-30", "'2025-02-30' is no date for --on", "2025-01-31"),
    Slip("accounts close Current --on today", "'today' is no date for --on", "2025-01-31"),
    Slip("reconcile Current --date 1.3.25 --balance 1", "'1.3.25' is no date for --date", "2025-01-31"),
    Slip("transactions add --account Current --date x --amount 1 --payee y", "'x' is no date for --date", "2025-01-31"),
    Slip("transactions set 1 --date 31.3.2025", "'31.3.2025' is not a date", "2025-01-31"),
    Slip("transactions set 1 --amount 12,50", "'12,50' is not an amount with at most 2 decimals", "-12.50"),
    Slip("reconcile Current --date 2025-05-31 --balance 1,5", "'1,5' is not an amount in EUR", "1204.55"),
    Slip("transactions --where amount:1,x", "'x' is no amount", "-20..-5"),
    Slip("transactions --where date:31.3.2025", "'31.3.2025' is no date", "2025-01-31"),
    Slip("transactions --limit many", "'many' is no number for --limit", "Write a whole number: 12."),
    Slip("review show first", "'first' is no item", "Write a whole number: 12."),
    Slip("report trend --step mnth", "'mnth' is no step for --step", "Did you mean 'month'?"),
    Slip("report spending --currency EURO", "'EURO' is no code of a currency", "--currency EUR"),
    Slip("report spending --cell 2025-05-01,Food", "--cell goes with --rows", "--rows --cell 2025-01-31,Food"),
    // Names of the book.
    Slip("transactions --account Curent", "no account 'Curent'", "Did you mean 'Current'?"),
    Slip("transactions --category Fod", "no category 'Fod'", "Did you mean 'Food'?"),
    Slip("transactions --status heldd", "no status 'heldd'", "Did you mean 'held'?"),
    Slip("transactions --bucket want", "'want' is no bucket for --bucket", "Did you mean 'wants'?"),
    Slip("transactions --tag trop", "no tag 'trop'", "Did you mean 'trip'?"),
    Slip("transactions 99", "no transaction 99", "daybook transactions"),
    Slip("transactions set 99 --category Food", "no transaction 99", "daybook transactions"),
    Slip("transactions set 1 --bucket need", "no bucket 'need'", "Did you mean 'needs'?"),
    Slip("transactions set 1 --category Fod", "no category 'Fod'", "Did you mean 'Food'?"),
    Slip(
      "transactions add --account Curent --date 2025-05-01 --amount 1 --payee x", "no account 'Curent'", "'Current'?"),
    Slip("rows --statement my.csv", "no statement 'my.csv'", "Did you mean 'may.csv'?"),
    Slip("rows --disposition rejectd", "'rejectd' is no disposition for --disposition", "Did you mean 'rejected'?"),
    Slip("accounts rename Curent New", "no account 'Curent'", "Did you mean 'Current'?"),
    Slip("accounts close Curent", "no account 'Curent'", "Did you mean 'Current'?"),
    Slip("reconcile Curent --date 2025-05-31 --balance 1", "no account 'Curent'", "Did you mean 'Current'?"),
    Slip("categories list Fod", "no category 'Fod'", "Did you mean 'Food'?"),
    Slip("categories merge Fod Household", "no category 'Fod'", "Did you mean 'Food'?"),
    Slip("report spending --account Curent", "no account 'Curent'", "Did you mean 'Current'?"),
    Slip("report spending --category Fod", "no category 'Fod'", "Did you mean 'Food'?"),
    Slip("report spending --tag trop", "no tag 'trop'", "Did you mean 'trip'?"),
    Slip("report spending --owner Robyn", "no owner 'Robyn'", "Give accounts their `owner:`"),
    Slip("log 99", "no run 99", "daybook log"),
    Slip("log --account Curent", "no account 'Curent'", "Did you mean 'Current'?"),
    Slip("undo 99", "no run 99", "daybook log"),
    Slip("answers set 9 x", "no answer 9", "daybook answers"),
    Slip("review show 99", "no review item 99", "daybook review list"),
    Slip("review list 99", "no review item 99", "daybook review list"),
    Slip("review accept 99", "no review item 99", "daybook review list"),
    Slip("review list --account Curent", "no account 'Curent'", "Did you mean 'Current'?"),
    Slip("review list --kind duplicat", "'duplicat' is no kind for --kind", "Did you mean 'duplicate'?"),
    Slip("rules explain 99", "no transaction 99", "daybook transactions"),
    Slip("recategorize --where foo:bar", "the filter has no key 'foo'", "Known here"),
  ]

  private static let book = Result {
    let folder = try CommandFolder()
    try folder.take("2025-05-01,KIOSK,-3.20")
    try folder.daybook("transactions", "set", "1", "--tag", "+trip")
    return folder
  }

  @Test(arguments: slips)
  func isToldWithTheRemedy(_ slip: Slip) throws {
    let ended = try Program.run(slip.typed.split(separator: " ").map(String.init), in: Self.book.get().url)
    let lines = ended.stderr.split(separator: "\n")
    #expect(ended.status == 64 && ended.stdout.isEmpty)
    #expect(lines.first?.contains("error: \(slip.what)") == true, "\(ended.stderr)")
    #expect(lines.last?.contains(slip.remedy) == true && lines.last?.hasPrefix("  ") == true, "\(ended.stderr)")
    #expect(!ended.stderr.contains("Error:") && !ended.stderr.contains("Usage:"))
  }
}
