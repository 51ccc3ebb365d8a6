import Testing

@testable import Values

@Suite struct AccountNumberTests {
  private func isSame(_ one: String, _ other: String) -> Bool {
    AccountNumber(one.utf8).isSame(as: AccountNumber(other.utf8))
  }

  @Test func aMaskedNumberHasTheLastDigits() {
    #expect(isSame("GB29 NWBK 6016", "gb29nwbk-6016") && isSame("**6016", "GB29 NWBK 6016") && isSame("12", "1 2"))
    #expect(!isSame("016", "GB29 NWBK 6016") && !isSame("GB29", "GB29 NWBK 6016"))
  }

  @Test func standsInATextThatGroupsItsDigits() {
    let text = AccountNumber("Account: GB29-NWBK 6016\nDate,Amount".utf8)
    #expect(AccountNumber("GB29NWBK6016".utf8).stands(in: text))
    #expect(!AccountNumber("29N".utf8).stands(in: text) && !AccountNumber("".utf8).stands(in: text))
    #expect(AccountNumber.written("GB29 NWBK-6016 **") == "GB29NWBK6016**")
  }

  @Test func numbersInNames() {
    #expect("current-2025-04_٣.csv".numbers == ["2025", "04"] && "transfer:12:345".numbers == ["12", "345"])
    #expect("plain.csv".numbers.isEmpty && "７8".numbers == ["8"])
  }
}
