/** Position of the last of the first `length` values that is ≤ `value`, or 0. `values` ascend. */
export function lastAtMost(values: ArrayLike<number>, length: number, value: number): number {
  let low = 0;
  let high = length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((values[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
