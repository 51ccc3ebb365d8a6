/// Paths below a folder are kept as seen from it: where the folder was moved or copied, they lead to its own files.
extension String {
  func seen(from folder: String) -> String { hasPrefix(folder + "/") ? String(dropFirst(folder.count + 1)) : self }

  func found(from folder: String) -> String { hasPrefix("/") ? self : folder + "/" + self }
}
