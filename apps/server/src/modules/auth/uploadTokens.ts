import * as z from 'zod';
import { readToken, signToken } from '../../security/tokens.ts';
import { SECONDS_PER_HOUR, unixNow } from '../../time.ts';

/** Longer than the four hours after which a client refreshes (spec §9), so that a long upload can finish. */
const LIFETIME = 6 * SECONDS_PER_HOUR;

const payload = z.object({ userId: z.string(), sessionId: z.string(), expires: z.number() });

/** Tokens that allow one session to upload, on any domain (spec §7 'Uploads'). */
export interface UploadTokens {
  issue: (to: { userId: string; sessionId: string }) => string;
  /** The user of the token; undefined where it is forged or expired. */
  read: (token: string) => { userId: string; sessionId: string } | undefined;
}

export function createUploadTokens(signingKey: Buffer): UploadTokens {
  return {
    issue: (to) => signToken(signingKey, 'upload', { ...to, expires: unixNow() + LIFETIME }),
    read(token) {
      const result = payload.safeParse(readToken(signingKey, 'upload', token));
      return result.success && result.data.expires > unixNow() ? result.data : undefined;
    },
  };
}
