/// Categories that are kept for what is in them and offered no more.
extension Schema {
  static let hiddenCategories =
    """
    CREATE TABLE hidden_category(id INTEGER PRIMARY KEY REFERENCES category(id) ON DELETE CASCADE) STRICT;
    """
}
