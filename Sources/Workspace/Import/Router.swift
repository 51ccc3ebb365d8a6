import Store
import Values

/// Decides whose account a statement is: by the command, the file's name, or the number that stands in the file.
struct Router {
  let accounts: [Configuration.Account]
  /// The account that the command named; it wins.
  let named: Configuration.Account?

  /// The account as far as it can be told before the file is read.
  func account(fileName: String, bytes: FileBytes) -> Configuration.Account? {
    if let named { return named }
    let name = Archive.originalName(fileName)
    let byName = accounts.filter { $0.files.contains { Glob($0).matches(fileName) || Glob($0).matches(name) } }
    if byName.count == 1 { return byName[0] }
    let byNumber = Router.numbered(byName.isEmpty ? accounts : byName, in: bytes)
    if byNumber.count == 1 { return byNumber[0] }
    if byName.isEmpty, byNumber.isEmpty, accounts.count == 1, isOpen(accounts[0]) { return accounts[0] }
    return nil
  }

  /// The only account, where it says nothing about its files and the command named none.
  var only: Configuration.Account? {
    named == nil && accounts.count == 1 && isOpen(accounts[0]) ? accounts[0] : nil
  }

  /// The account that bears `number`; a masked number matches by its last digits.
  func account(number: String) -> Configuration.Account? {
    if let named { return named }
    let wanted = AccountNumber(number.utf8)
    guard wanted.bytes.count >= 4 else { return nil }
    let bearers = accounts.filter { $0.number.map { AccountNumber($0.utf8).isSame(as: wanted) } ?? false }
    return bearers.count == 1 ? bearers[0] : nil
  }

  /// The account of exactly that name, as a column of accounts may state it.
  func account(called name: String) -> Configuration.Account? {
    let name = name.folded
    return accounts.first { $0.name.folded == name }
  }

  /// The account whose number stands above the rows, where it names one account only.
  func account(preamble: some Collection<UInt8>) -> Configuration.Account? {
    let named = Router.numbered(accounts, in: preamble)
    return named.count == 1 ? named[0] : nil
  }

  /// An account that says nothing about its files takes any, as long as it is the only one.
  private func isOpen(_ account: Configuration.Account) -> Bool {
    account.files.isEmpty && account.number == nil
  }

  /// The accounts whose number stands in the first 64 KiB, whatever blanks and dashes group its digits.
  private static func numbered(_ accounts: [Configuration.Account], in bytes: some Collection<UInt8>)
    -> [Configuration.Account]
  {
    let numbered = accounts.filter { $0.number != nil }
    guard !numbered.isEmpty else { return [] }
    let head = AccountNumber(bytes.prefix(65_536))
    return numbered.filter { AccountNumber(($0.number ?? "").utf8).stands(in: head) }
  }
}
