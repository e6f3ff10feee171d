/**
 * Leaves each name of an archive unchanged the first time and numbers repetitions, ignoring case: `a.jpg`, `A
 * (2).jpg`. A name may be a path.
 */
export function namesTaken(): (name: string) => string {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return (name) => {
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
  };
}

/** Makes the names of an archive's files differ. */
export function uniqueNames(names: readonly string[]): string[] {
  return names.map(namesTaken());
}
