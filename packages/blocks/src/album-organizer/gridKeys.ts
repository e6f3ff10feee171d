/** Returns the number of items by which an arrow key moves in a grid with this number of columns. */
function strideOf(key: string, columns: number): number | undefined {
  const strides: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  return strides[key];
}

/** Returns the arrow key that goes the same way in a page from left to right; other keys as they are. */
export function logicalKey({ key, target }: Pick<KeyboardEvent, 'key' | 'target'>): string {
  const opposite: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
  const isRightToLeft = target instanceof Element && getComputedStyle(target).direction === 'rtl';
  return (isRightToLeft && opposite[key]) || key;
}

/** Returns the index that a key moves to from the index `from`; undefined for other keys. */
export function indexAfter(
  key: string,
  from: number,
  { count, columns }: { count: number; columns: number },
): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const stride = strideOf(key, columns);
  if (stride === undefined) return undefined;
  const next = from + stride;
  // If the last row is shorter, move to its last item.
  if (next >= count) return Math.abs(stride) === 1 ? from : count - 1;
  return next < 0 ? from : next;
}
