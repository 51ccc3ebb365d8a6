/// Bytes of ASCII, one by one.
extension UInt8 {
  /// `0` to `9`.
  @inlinable package var isDigit: Bool { self &- 48 < 10 }
  /// `A` to `Z`.
  @inlinable package var isCapital: Bool { self &- 65 < 26 }
  /// `a` to `z`.
  @inlinable package var isSmall: Bool { self &- 97 < 26 }
  @inlinable package var isLetter: Bool { lowered.isSmall }
  /// A capital as a small letter, any other byte as it is.
  @inlinable package var lowered: UInt8 { isCapital ? self | 32 : self }
}
