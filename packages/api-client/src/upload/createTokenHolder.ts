import { TIMING } from '../contract/limits.ts';

export interface UploadToken {
  /** The token that authorises uploads. */
  token: string;
  /** The origin of the upload domain; empty for the origin of the page. */
  domain: string;
}

/** Holds an upload token. Fetches a new one when it is old or when an upload was refused (spec §4). */
export function createTokenHolder(fetchToken: () => Promise<UploadToken>, now: () => number) {
  let held: { promise: Promise<UploadToken>; at: number } | undefined;
  return {
    get(): Promise<UploadToken> {
      if (held && now() - held.at < TIMING.UPLOAD_TOKEN_REFRESH_MS) return held.promise;
      const promise = fetchToken();
      const mine = { promise, at: now() };
      held = mine;
      promise.catch(() => {
        if (held === mine) held = undefined;
      });
      return promise;
    },
    drop(): void {
      held = undefined;
    },
  };
}

export type TokenHolder = ReturnType<typeof createTokenHolder>;
