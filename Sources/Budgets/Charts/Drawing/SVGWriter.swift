/// Writes elements one after the other; whatever text comes in goes out as valid XML.
struct SVGWriter {
  private(set) var text = ""

  /// An element without content but the title that shows when a pointer rests on it.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String>, title: String = "") {
    begin(name, attributes)
    guard !title.isEmpty else {
      text += "/>"
      return
    }
    text += ">"
    write(title: title)
    text += "</\(name)>"
  }

  /// An element around what `body` writes.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], title: String = "",
    body: (inout SVGWriter) -> Void
  ) {
    begin(name, attributes)
    text += ">"
    if !title.isEmpty { write(title: title) }
    body(&self)
    text += "</\(name)>"
  }

  /// An element of text alone.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], content: String) {
    begin(name, attributes)
    text += ">" + content.escaped + "</\(name)>"
  }

  /// A text cut to `room`; the whole of it shows when a pointer rests on it.
  mutating func label(_ label: String, _ x: Pixel, _ y: Pixel, _ lettering: Lettering, room: Pixel) {
    guard !label.isEmpty else { return }
    let (whole, classes) = (label.printable, lettering.classes)
    let shown = whole.clipped(to: room, lettering)
    begin("text", classes.isEmpty ? ["x": "\(x)", "y": "\(y)"] : ["class": classes, "x": "\(x)", "y": "\(y)"])
    text += ">" + shown.escaped
    if shown != whole { write(title: whole.limited(toBytes: SVGWriter.mostTitleBytes)) }
    text += "</text>"
  }

  /// A path of a class, by the class of its fill or stroke.
  mutating func path(_ path: SVGPath, _ classes: String, title: String = "") {
    element("path", ["class": classes, "d": path.text], title: title)
  }

  /// A line in the hue and the dash of a number.
  mutating func line(_ path: SVGPath, _ number: Int, title: String = "") {
    let dash = Pattern.dash(number)
    element(
      "path",
      dash.isEmpty
        ? ["class": "line l\(number)", "d": path.text]
        : ["class": "line l\(number)", "stroke-dasharray": dash, "d": path.text], title: title)
  }

  /// A filled rectangle.
  mutating func rectangle(_ box: Box, _ classes: String, title: String = "") {
    element(
      "rect",
      [
        "class": classes, "x": "\(box.left)", "y": "\(box.top)", "width": "\(box.width)", "height": "\(box.height)",
      ], title: title)
  }

  /// Rules of our own, free of `<` and `&`.
  mutating func style(_ rules: String) { text += "<style>\(rules)</style>" }

  /// What another writer wrote.
  mutating func append(_ other: SVGWriter) { text += other.text }

  static let mostTitleBytes = 240

  private mutating func begin(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    text += text.isEmpty ? "<" + name : "\n<" + name
    for (key, value) in attributes { text += " \(key)=\"\(value)\"" }
  }

  private mutating func write(title: String) { text += "<title>" + title.escaped + "</title>" }
}
