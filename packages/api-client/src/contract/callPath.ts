/** The parts of the input of a call that are in its URL. */
export interface AddressInput {
  /** Values of the `:name` parameters of the path. */
  params?: Record<string, unknown>;
  /** Values of the query string. */
  query?: Record<string, unknown>;
}

/** Returns the path of a call on the server, with its parameters and its query string. */
export function callPath({ path }: { path: string }, { params, query = {} }: AddressInput): string {
  const named = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    search.set(key, typeof value === 'boolean' ? String(Number(value)) : String(value));
  }
  return search.size > 0 ? `${named}?${search}` : named;
}
