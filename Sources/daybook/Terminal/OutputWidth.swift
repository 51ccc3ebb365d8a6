import Glibc

extension Output {
  /// How many columns a table may take: those of the terminal; 80 where the results go into a file or a pipe.
  static var width: Int {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col >= 20 else { return 80 }
    return Int(window.ws_col)
  }
}
