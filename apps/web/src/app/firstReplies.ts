/** The server writes them into the page as a block of data (`firstReplies.ts` of the server). */
const BLOCK_ID = 'first-replies';

/** Replies that are older than this are not used any more, ms since the page began. */
const LIFETIME_MS = 30_000;

let replies = new Map<string, unknown>();

/** Returns whether the page contains a reply of a call that was not used yet; `path` without a query. */
export function hasFirstReply(path: string): boolean {
  return [...replies.keys()].some((asked) => asked.replace(/\?.*/, '') === path);
}

function readBlock(): Map<string, unknown> {
  const block = document.getElementById(BLOCK_ID);
  block?.remove();
  if (!block) return new Map();
  return new Map(Object.entries(JSON.parse(block.textContent) as Record<string, unknown>));
}

/**
 * A `fetch` that answers the page's first calls with the replies that the server has put into it: each once, and none
 * after a change. Everything else goes over the network.
 */
export function fetchWithFirstReplies(): typeof fetch {
  replies = readBlock();
  return async (input, init) => {
    const asked = input instanceof Request ? input : { method: init?.method ?? 'GET', url: String(input) };
    if (asked.method !== 'GET' || performance.now() > LIFETIME_MS) replies.clear();
    const { href } = new URL(asked.url, window.location.origin);
    const path = href.slice(window.location.origin.length);
    const reply = replies.get(path);
    if (reply === undefined || !href.startsWith(window.location.origin)) return fetch(input, init);
    replies.delete(path);
    return Response.json(reply);
  };
}
