import * as z from 'zod';
import { readToken, signToken } from '../../security/tokens.ts';
import { SECONDS_PER_MINUTE, unixNow } from '../../time.ts';

/** Long enough to start a download; a running one is not interrupted. */
const LIFETIME = 10 * SECONDS_PER_MINUTE;

const payload = z.object({ fileId: z.string(), expires: z.number() });

/** Addresses of originals that work without a cookie, for a short time (spec §7 'download returns a url'). */
export interface DownloadTokens {
  issue: (fileId: string) => string;
  read: (token: string) => string | undefined;
}

export function createDownloadTokens(signingKey: Buffer): DownloadTokens {
  return {
    issue: (fileId) => signToken(signingKey, 'download', { fileId, expires: unixNow() + LIFETIME }),
    read(token) {
      const result = payload.safeParse(readToken(signingKey, 'download', token));
      return result.success && result.data.expires > unixNow() ? result.data.fileId : undefined;
    },
  };
}
