package import Dispatch
import Synchronization

/// A value that another thread works out meanwhile.
package final class Background<Value: Sendable>: Sendable {
  private let result = Mutex<Value?>(nil)
  private let group = DispatchGroup()

  package init(on queue: DispatchQueue = .global(), _ work: @escaping @Sendable () -> Value) {
    queue.async(group: group) {
      let value = work()
      self.result.withLock { $0 = value }
    }
  }

  /// Waits for it.
  package var value: Value {
    group.wait()
    guard let value = result.withLock(\.self) else { preconditionFailure("work ends with a value") }
    return value
  }
}
