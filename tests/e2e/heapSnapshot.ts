/** The part of a heap that one kind of thing takes: V8's own kinds (`code`, `object`, `native`, …). */
export interface HeapShare {
  type: string;
  bytes: number;
  count: number;
}

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** Sums a heap snapshot up by kind, the largest first. */
export function readHeap(json: string): HeapShare[] {
  const { snapshot, nodes } = JSON.parse(json) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const shares = types[0].map((type) => ({ type, bytes: 0, count: 0 }));
  for (let at = 0; at < nodes.length; at += fields.length) {
    const share = shares[nodes[at + typeAt] ?? -1];
    if (!share) continue;
    share.bytes += nodes[at + sizeAt] ?? 0;
    share.count += 1;
  }
  return shares.filter(({ bytes }) => bytes > 0).sort((a, b) => b.bytes - a.bytes);
}
