import Foundation

extension String {
  /// With paths below the folder one is in written from there: `rules/food.yaml:4` for `/home/robin/money/rules/...`.
  var fromHere: String {
    let here = FileManager.default.currentDirectoryPath
    return here == "/" ? self : replacing(here + "/", with: "")
  }
}
