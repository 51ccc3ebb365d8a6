/// Two files that got into the inbox by mistake: the bank's login page saved under a statement's name, and a scan.
enum BrokenFiles {
  static let all: [(name: String, bytes: [UInt8])] = [
    ("current-20250630.csv", Array(loginPage.utf8)),
    ("Umsaetze-2025-08-15.csv", scan),
  ]

  private static let loginPage = """
    <!DOCTYPE html>
    <html lang="en">
    <head><title>Harbour &amp; Vale Bank: your session has ended</title></head>
    <body>
    <h1>Please log in again</h1>
    <form action="/login" method="post">
    <label>Customer number <input name="customer"></label>
    <label>Password <input name="password" type="password"></label>
    <button>Log in</button>
    </form>
    </body>
    </html>

    """

  /// A document that is no text: a name in front, then bytes of every value.
  private static let scan: [UInt8] = {
    var random = SplitMix64(seed: 7)
    let head = Array("%PDF-1.7\n%".utf8) + [0xe2, 0xe3, 0xcf, 0xd3, 0x0a]
    return head + (0..<2_048).map { _ in UInt8(truncatingIfNeeded: random.next()) }
  }()
}
