/**
 * Returns the first `length` of `count` items in the order of `before`. Uses a heap whose root is the last item kept, so
 * that most items cost one comparison.
 */
export const topK = (
  count: number,
  length: number,
  before: (one: number, other: number) => boolean,
): number[] => {
  const heap: number[] = [];
  const sink = (from: number, size: number) => {
    let parent = from;
    for (;;) {
      let child = 2 * parent + 1;
      if (child >= size) return;
      if (child + 1 < size && before(heap[child] ?? 0, heap[child + 1] ?? 0)) child += 1;
      if (!before(heap[parent] ?? 0, heap[child] ?? 0)) return;
      [heap[parent], heap[child]] = [heap[child] ?? 0, heap[parent] ?? 0];
      parent = child;
    }
  };
  const kept = Math.min(count, length);
  for (let item = 0; item < kept; item++) heap.push(item);
  for (let parent = (kept >> 1) - 1; parent >= 0; parent--) sink(parent, kept);
  for (let item = kept; item < count && kept > 0; item++) {
    if (!before(item, heap[0] ?? 0)) continue;
    heap[0] = item;
    sink(0, kept);
  }
  for (let size = kept - 1; size > 0; size--) {
    [heap[0], heap[size]] = [heap[size] ?? 0, heap[0] ?? 0];
    sink(0, size);
  }
  return heap;
};
