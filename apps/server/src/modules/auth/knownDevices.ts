import * as z from 'zod';
import { clientNetwork } from '../../http/clientNetwork.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Cookies } from '../../http/cookies.ts';
import { newId, readToken, signToken } from '../../security/tokens.ts';
import { SECONDS_PER_DAY, unixNow } from '../../time.ts';

const COOKIE = 'xj_device';
const PURPOSE = 'device';
/** The longest that browsers keep a cookie. */
const LIFETIME = 400 * SECONDS_PER_DAY;

const payload = z.object({ userId: z.string(), deviceId: z.string(), expires: z.number() });

/** The origin of an attempt, by which attempts are counted. */
export interface Source {
  /** A device that has signed in to the account before, or the client's network. */
  key: string;
  isKnown: boolean;
}

/** Browsers that have signed in to an account: the wrong tries of others do not count against them. */
export interface KnownDevices {
  /** The source of an attempt at an account; a network where there is no account yet. */
  sourceOf: (context: RequestContext, userId?: string) => Source;
  /** Marks the browser as known, for the account that it last signed in to. */
  remember: (context: RequestContext, userId: string) => void;
}

export function createKnownDevices({
  cookies,
  signingKey,
}: {
  cookies: Cookies;
  signingKey: Buffer;
}): KnownDevices {
  function idOf({ request }: RequestContext, userId: string): string | undefined {
    const { data } = payload.safeParse(readToken(signingKey, PURPOSE, cookies.read(request, COOKIE) ?? ''));
    return data?.userId === userId && data.expires > unixNow() ? data.deviceId : undefined;
  }

  return {
    sourceOf(context, userId) {
      const id = userId === undefined ? undefined : idOf(context, userId);
      if (id !== undefined) return { key: `device:${id}`, isKnown: true };
      return { key: clientNetwork(context.ip), isKnown: false };
    },

    remember(context, userId) {
      const deviceId = idOf(context, userId) ?? newId();
      const value = signToken(signingKey, PURPOSE, { userId, deviceId, expires: unixNow() + LIFETIME });
      cookies.set(context.reply, { name: COOKIE, value, maxAge: LIFETIME });
    },
  };
}
