/**
 * What takes the place of an entry that has gone: the one behind it that is still there, else the one before it, else
 * the first that is there. `before` are the entries as they stood, `there` those that are left; undefined where
 * nothing is left.
 */
export function neighbourOf(
  gone: string,
  before: readonly string[],
  there: readonly string[],
): string | undefined {
  const left = new Set(there);
  const at = before.indexOf(gone);
  const behind = before.slice(at + 1).find((name) => left.has(name));
  const ahead = before.slice(0, Math.max(at, 0)).findLast((name) => left.has(name));
  return behind ?? ahead ?? there[0];
}
