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

extension Collection {
  /// Before it lies about half of the work that `weight` tells of each element.
  package func middle(by weight: (Element) -> Int) -> Index {
    var left = reduce(0) { $0 + weight($1) } / 2
    return firstIndex { element in
      left -= weight(element)
      return left < 0
    } ?? endIndex
  }
}
