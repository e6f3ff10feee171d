/**
 * Returns the entry that gets the focus after `name`: the same entry if it still exists, else the nearest one after it,
 * else the nearest one before it, else the first. `before` contains the previous entries, `there` the remaining ones.
 * Returns undefined if there are none.
 */
export function neighbourOf(
  name: string,
  before: readonly string[],
  there: readonly string[],
): string | undefined {
  const left = new Set(there);
  if (left.has(name)) return name;
  const at = before.indexOf(name);
  const behind = before.slice(at + 1).find((other) => left.has(other));
  const ahead = before.slice(0, Math.max(at, 0)).findLast((other) => left.has(other));
  return behind ?? ahead ?? there[0];
}
