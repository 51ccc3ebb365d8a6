import Statements
import Store
import Values

/// Decides whose account a statement is: by the command, the file's name, or the number that the file states as its own.
struct Router {
  let accounts: [Configuration.Account]
  /// The account that the command named; it wins.
  let named: Configuration.Account?
  var layouts = DeclaredLayouts()

  /// The account as far as it can be told before the file is read: a number that stands somewhere in it may be that of
  /// somebody paid, and tells apart only accounts of which the name fits, or which have their files prepared, or have a
  /// layout that this one fits.
  func account(fileName: String, bytes: FileBytes) -> Configuration.Account? {
    if let named { return named }
    let name = Archive.originalName(fileName)
    let byName = accounts.filter { $0.files.contains { Glob($0).matches(fileName) || Glob($0).matches(name) } }
    if byName.count == 1 { return byName[0] }
    let byNumber = Router.numbered(byName.isEmpty ? accounts : byName, in: bytes)
    if byNumber.count == 1, case let account = byNumber[0] {
      let isKnown = !byName.isEmpty || account.prepare != nil
      if isKnown || layouts.layout(for: account, fileName: fileName, bytes: bytes)?.match.account != nil {
        return account
      }
    }
    if byName.isEmpty, byNumber.isEmpty, accounts.count == 1, isOpen(accounts[0]) { return accounts[0] }
    return nil
  }

  /// The only account, where it says nothing about its files and the command named none.
  var only: Configuration.Account? {
    named == nil && accounts.count == 1 && isOpen(accounts[0]) ? accounts[0] : nil
  }

  /// Whether the number of some other account stands in the file, perhaps as its own.
  func holdsNumber(in bytes: FileBytes, besides names: [String]) -> Bool {
    !Router.numbered(accounts.filter { !names.contains($0.name) }, in: bytes).isEmpty
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

  /// The account whose number stands above the rows, where that is so of one account only, and the file does not speak
  /// of it as one that pays: `mentioned`.
  func account(preamble: some Collection<UInt8>, mentioned: [String]) -> Configuration.Account? {
    let named = Router.numbered(accounts, in: preamble)
    let isPaying = named.contains { account in mentioned.contains { self.account(number: $0)?.name == account.name } }
    return named.count == 1 && !isPaying ? named[0] : nil
  }

  /// The account whose number stands in every one of several rows, where that is so of one account only.
  func account(rows: [some Collection<UInt8>]) -> Configuration.Account? {
    guard rows.count >= Router.fewestRows else { return nil }
    var named = Router.numbered(accounts, in: rows[0])
    for row in rows.dropFirst() where !named.isEmpty { named = Router.numbered(named, in: row) }
    return named.count == 1 ? named[0] : nil
  }

  /// One row or two may well be of payments to the same account.
  private static let fewestRows = 3

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
