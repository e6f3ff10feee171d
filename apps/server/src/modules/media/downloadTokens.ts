import * as z from 'zod';
import { readToken, signToken } from '../../security/tokens.ts';
import { SECONDS_PER_MINUTE, unixNow } from '../../time.ts';

/** Long enough to start a download; a running one is not interrupted. */
const LIFETIME = 10 * SECONDS_PER_MINUTE;

const payload = z.object({
  fileId: z.string(),
  userId: z.string(),
  sessionId: z.string(),
  expires: z.number(),
});

/** The session that requested a download: the address ends with it. */
interface Holder {
  userId: string;
  sessionId: string;
}

/** Addresses of originals that work without a cookie, for a short time (spec §7 'download returns a url'). */
export interface DownloadTokens {
  issue: (fileId: string, to: Holder) => string;
  read: (token: string) => (Holder & { fileId: string }) | undefined;
}

export function createDownloadTokens(signingKey: Buffer): DownloadTokens {
  return {
    issue: (fileId, to) =>
      signToken(signingKey, 'download', { fileId, ...to, expires: unixNow() + LIFETIME }),
    read(token) {
      const result = payload.safeParse(readToken(signingKey, 'download', token));
      return result.success && result.data.expires > unixNow() ? result.data : undefined;
    },
  };
}
