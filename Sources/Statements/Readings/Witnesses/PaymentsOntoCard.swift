/// The few rows of a card that say that something is paid: onto the card, as all its purchases are paid with it.
enum PaymentsOntoCard {
  static func testimony(of reading: SignReading, in signs: SignCase) -> Testimony {
    guard let sign = signs.signOfPayments, reading.key == (sign > 0 ? "as-written" : "inverted") else { return .silent }
    return .supports(Weights.paymentsOntoCard, "the rows that say that they pay have the sign of payments onto a card")
  }
}
