/** The share that an address opens, also by one of its photos. */
export function shareIdIn(path: string): string | undefined {
  return /^\/s\/([^/]+)/.exec(path)?.[1];
}

/** The album whose photos an address shows, also behind one of them. */
export function albumIdIn(path: string): string | undefined {
  return /^\/albums\/([^/]+)\/photos/.exec(path)?.[1];
}

const WITHOUT_SESSION = /^\/(signout|getpass|i|s)(\/|$)/;

/** Whether the page of an address is for signed-in users only. */
export function needsSession(path: string): boolean {
  return !WITHOUT_SESSION.test(path);
}
