/// Bytes of ASCII, one by one. Public like all that is to be inlined in other modules: of `package` nothing is.
extension UInt8 {
  /// `0` to `9`.
  @inlinable public var isDigit: Bool { self &- 48 < 10 }
  /// `A` to `Z`.
  @inlinable public var isCapital: Bool { self &- 65 < 26 }
  /// `a` to `z`.
  @inlinable public var isSmall: Bool { self &- 97 < 26 }
  @inlinable public var isLetter: Bool { lowered.isSmall }
  /// A capital as a small letter, any other byte as it is.
  @inlinable public var lowered: UInt8 { isCapital ? self | 32 : self }
}
