/** Makes the names of an archive's files differ, also where letters' case does not count: `a.jpg`, `a (2).jpg`. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return names.map((name) => {
    const [, stem = name, extension = ''] = /^(.*?)(\.[A-Za-z0-9]{1,5})?$/.exec(name) ?? [];
    const base = name.toLowerCase();
    let number = counts.get(base) ?? 1;
    let candidate = name;
    while (taken.has(candidate.toLowerCase())) {
      number += 1;
      candidate = `${stem} (${number})${extension}`;
    }
    counts.set(base, number);
    taken.add(candidate.toLowerCase());
    return candidate;
  });
}
