import { vi } from 'vitest';
import { connectApi } from '../shared/api/api.ts';

/** Writes the block of first replies that a server puts into its page. */
export function writeFirstReplies(replies: Record<string, unknown>): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'first-replies';
  block.textContent = JSON.stringify(replies);
  document.body.append(block);
}

/** Requests by a path use this `fetch`, as in a page, and so does the client; until `vi.unstubAllGlobals`. */
export function stubNetwork(network: (request: Request) => Promise<Response>): void {
  const { Request: Native } = globalThis;
  // Node's own `fetch` cannot resolve a path without an origin.
  class PageRequest extends Native {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, window.location.origin) : input, init);
    }
  }
  vi.stubGlobal('Request', PageRequest);
  vi.stubGlobal('fetch', network);
  connectApi({ fetch: (...request) => fetch(...request) });
}
