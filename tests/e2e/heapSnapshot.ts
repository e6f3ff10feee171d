interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** Bytes of a heap snapshot by V8's own types (`code`, `object`, `native`, …), the largest first. */
export function readHeap(json: string): Record<string, number> {
  const { snapshot, nodes } = JSON.parse(json) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const sums = types[0].map(() => 0);
  for (let at = 0; at < nodes.length; at += fields.length) {
    const type = nodes[at + typeAt] ?? -1;
    sums[type] = (sums[type] ?? 0) + (nodes[at + sizeAt] ?? 0);
  }
  const named = types[0].map((type, index) => [type, sums[index] ?? 0] as const);
  return Object.fromEntries(named.filter(([, bytes]) => bytes > 0).sort(([, a], [, b]) => b - a));
}
