/// What is billed above or below the table is the sum of the columns, whatever the sign.
enum BilledSum {
  static func testimony(of reading: ColumnReading, in columns: ColumnCase) -> Testimony {
    guard let check = columns.check, check.bill(reading.amounts) else { return .silent }
    return .supports(Weights.billedSum, "what is billed is their sum")
  }
}
