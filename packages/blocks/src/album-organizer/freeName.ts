/**
 * Returns `name`, or if it is in `taken`, `name` with the lowest free number, such as 'New album (2)'. Truncates the
 * name so that the result has at most `limit` characters.
 */
export function freeName(name: string, taken: Iterable<string>, limit: number): string {
  const known = new Set(taken);
  const characters = [...name];
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` (${number})`;
    const candidate = `${characters.slice(0, limit - suffix.length).join('')}${suffix}`;
    if (!known.has(candidate)) return candidate;
  }
}
