/// Which way the money goes, where a word or letter says it: a credit comes in, a debit goes out.
package enum AmountFlag: UInt8, Sendable {
  case credit = 1
  case debit
}
