import Store
import Workspace

/// What each kind of review item is, in a line; what happens if nobody answers; what each answer will do.
struct ReviewWords {
  let what: String
  let otherwise: String
  let accept: String
  let reject: String

  init(_ kind: String) {
    self = ReviewKind(rawValue: kind).flatMap { ReviewWords.all[$0] } ?? ReviewWords.all[.rule]!
  }

  init(what: String, otherwise: String, accept: String, reject: String) {
    (self.what, self.otherwise, self.accept, self.reject) = (what, otherwise, accept, reject)
  }

  private static let all: [ReviewKind: ReviewWords] = [
    .row: ReviewWords(
      what: "A row of a statement could not be read; the other rows are in the book.",
      otherwise: "It stays out of the book, and the balance lacks it.",
      accept: "book it with what you say; what you leave out is read from the row", reject: "leave it out of the book"),
    .duplicate: ReviewWords(
      what: "A row looks like one that is in the book already.",
      otherwise: "It is held: it counts in no total until you decide.",
      accept: "they are the same: one transaction, with both rows behind it",
      reject: "they are two: the held one counts from now on; not asked again"),
    .unlisted: ReviewWords(
      what: "A statement lacks rows of the book, though it lists the days before and after them.",
      otherwise: "They stay in the book, and count.",
      accept: "seen: they are real; it leaves the queue, and the book stays as it is",
      reject: "likewise, as a disagreement"),
    .partial: ReviewWords(
      what: "A file and the book each lack many rows of the other; some rows are in both.",
      otherwise: "These rows are held: they count in no total until you decide.",
      accept: "what the option says, for all these rows at once",
      reject: "they are rows of their own: all count from now on; not asked again"),
    .late: ReviewWords(
      what: "Rows come late: the bank's balances for their days tie without them.",
      otherwise: "They are held: they count in no total until you decide.",
      accept: "book them: they count from now on; what ties no more is said",
      reject: "ignore them: they count nowhere, and do not come again"),
    .question: ReviewWords(
      what: "A file can be read in more than one way.", otherwise: "The file waits: nothing of it is in the book.",
      accept: "read it so; the answer is remembered, and the file is imported", reject: "leave the file out"),
    .account: ReviewWords(
      what: "Nothing tells whose account a file is of.", otherwise: "The file waits: nothing of it is in the book.",
      accept: "it is of this account; the answer is remembered, and the file is imported",
      reject: "leave the file out"),
    .file: ReviewWords(
      what: "A file cannot be used.",
      otherwise: "Nothing of it is in the book; this goes once the file is taken away or can be read.",
      accept: "seen; it leaves the queue", reject: "likewise, as a disagreement"),
    .balance: ReviewWords(
      what: "The book and a balance that the bank states differ.",
      otherwise: "Nothing changes; it settles by itself once the balances tie.",
      accept: "seen: you know why; it leaves the queue, and the balances stay as they are",
      reject: "likewise, as a disagreement"),
    .period: ReviewWords(
      what: "Rows lie outside every budget period.", otherwise: "They are in the book, and in no period's budget.",
      accept: "seen: they belong to no period; it leaves the queue", reject: "likewise, as a disagreement"),
    .calendar: ReviewWords(
      what: "daybook.yaml has another calendar of budget periods than the book.",
      otherwise: "The book keeps its own until you give: daybook periods apply",
      accept: "seen: the book keeps its own; it leaves the queue", reject: "likewise, as a disagreement"),
    .rule: ReviewWords(
      what: "A rule of yours sends this transaction to you.",
      otherwise: "It stays in the book as the rules have it, and counts.",
      accept: "it is right as it is; it leaves the queue",
      reject: "it is not: the log keeps that; it leaves the queue"),
    .transfer: ReviewWords(
      what: "Two transactions may be one transfer between your own accounts.",
      otherwise: "Both count, as income and as spending.",
      accept: "they are one transfer: neither income nor spending", reject: "they are not; it is not proposed again"),
    .pending: ReviewWords(
      what: "The bank announced a row and has not booked it for long.",
      otherwise: "It is held out of the totals; if the bank books it after all, this settles by itself.",
      accept: "it will not be booked: it is left out for good",
      reject: "it may still be booked: it counts as pending again"),
    .stale: ReviewWords(
      what: "No statement of an account came for longer than its `stale_after` in daybook.yaml.",
      otherwise: "Nothing changes; it settles by itself once a statement comes.",
      accept: "seen; it leaves the queue until a statement came and the next one is late", reject: "likewise"),
    .gap: ReviewWords(
      what: "No statement lists these days of an account, between others that do.",
      otherwise: "Nothing changes; it settles by itself once a statement of these days comes.",
      accept: "as the option says: its file is asked for, or the bank has nothing for these days",
      reject: "likewise, as a disagreement"),
    .recurring: ReviewWords(
      what: "Something comes again and again: a subscription, a bill, an income.",
      otherwise: "It is in the report of what recurs, and a run says nothing of it.",
      accept: "it does: a run says when it is late or comes with another amount",
      reject: "it does not: it is in no report from then on"),
    .suggestion: ReviewWords(
      what: "Your earlier decisions speak for a category of these rows.",
      otherwise: "They stay without a category, and count.",
      accept: "the category is right for all these rows; it is yours from then on",
      reject: "leave them as they are; this is not proposed again"),
  ]
}
