/**
 * Measures every contestant in so many rounds, after one warm-up round: one after the other, so that changes in the
 * machine's load affect all alike, and each round starts with another, so that none is always the first.
 */
export async function byTurns<Measure extends { frames: readonly number[] }>(
  names: readonly string[],
  rounds: number,
  take: (name: string) => Promise<Measure>,
): Promise<Map<string, Measure[]>> {
  const taken = new Map<string, Measure[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    const first = round % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      const one = await take(name);
      process.stderr.write(`${name} ${JSON.stringify({ ...one, frames: one.frames.length })}\n`);
      if (round > 0) taken.get(name)?.push(one);
    }
  }
  return taken;
}
