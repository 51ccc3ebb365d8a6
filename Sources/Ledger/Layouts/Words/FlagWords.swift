/// The words and letters by which a column says which way the money goes.
package enum FlagWords {
  /// Credit for money that comes in, debit for money that goes out; nil for any other text.
  package static func direction(_ text: UnsafeBufferPointer<UInt8>) -> AmountFlag? {
    guard let meaning = unsafe WordTable.flags.value(of: text) else { return nil }
    return meaning == 0 ? .credit : .debit
  }
}

/// The words by which a column says whether a transaction is booked.
package enum StatusWords {
  package enum Meaning: UInt8, Sendable {
    case booked, pending
    /// Cancelled, reversed, declined, failed: it moved no money.
    case void
  }

  package static func meaning(_ text: UnsafeBufferPointer<UInt8>) -> Meaning? {
    unsafe WordTable.statuses.value(of: text).flatMap(Meaning.init(rawValue:))
  }
}

/// The words with which a row or a line states a balance or a total instead of a transaction.
package enum BalanceWords {
  package enum Meaning: UInt8, Sendable {
    case opening, closing
    /// A balance, without saying of which end.
    case balance
    case total
  }

  package static func meaning(_ text: UnsafeBufferPointer<UInt8>) -> Meaning? {
    unsafe WordTable.balances.value(of: text).flatMap(Meaning.init(rawValue:))
  }
}
