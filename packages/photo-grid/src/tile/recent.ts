/** The latest names: beyond `limit` the one that was noted first is forgotten. */
export interface Recent<Value> {
  get(name: string): Value | undefined;
  note(name: string, value: Value): void;
}

/** A page may stay open for days, and a library be longer than its memory. */
export function createRecent<Value>(limit: number): Recent<Value> {
  const kept = new Map<string, Value>();
  return {
    get: (name) => kept.get(name),
    note(name, value) {
      kept.set(name, value);
      if (kept.size <= limit) return;
      const oldest = kept.keys().next().value;
      if (oldest !== undefined) kept.delete(oldest);
    },
  };
}
