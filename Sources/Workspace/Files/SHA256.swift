import CNettle
import Values

/// What tells one file's bytes from any other's.
struct SHA256 {
  private var state = sha256_ctx()

  init() { nettle_sha256_init(&state) }

  mutating func update(_ bytes: RawSpan) {
    bytes.withUnsafeBytes { nettle_sha256_update(&state, $0.count, $0.bindMemory(to: UInt8.self).baseAddress) }
  }

  /// 32 bytes.
  consuming func finalize() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_SIZE)) { bytes, count in
      count = Int(SHA256_DIGEST_SIZE)
      nettle_sha256_digest(&state, count, bytes.baseAddress)
    }
  }

  /// 32 bytes.
  static func hash(_ bytes: FileBytes) -> [UInt8] {
    unsafe bytes.withUnsafeBufferPointer { unsafe hash(RawSpan(_unsafeBytes: UnsafeRawBufferPointer($0))) }
  }

  /// 32 bytes.
  static func hash(_ bytes: RawSpan) -> [UInt8] {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finalize()
  }
}

extension [UInt8] {
  /// Two lower-case digits a byte.
  var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
