import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Db } from '../../db/connect.ts';
import type { User } from '../../db/schema.ts';
import type { ShareRow } from '../../db/sharesSchema.ts';
import { clientNetwork } from '../../http/clientNetwork.ts';
import type { RequestContext } from '../../http/context.ts';
import type { IsSecure } from '../../http/cookies.ts';
import { CatalogueError } from '../../http/errors.ts';
import { readToken, sameText, signToken } from '../../security/tokens.ts';
import type { Vault } from '../../security/vault.ts';
import { SECONDS_PER_DAY } from '../../time.ts';
import { FROZEN_AT, type Outcome, tryCode } from './guesses.ts';

const GRANT = 'share';
const GRANT_LIFETIME = 30 * SECONDS_PER_DAY;
const grant = z.object({ sid: z.string(), version: z.number(), expires: z.number() });

/** A share that somebody may see, and whose it is. */
export interface Entered {
  share: ShareRow & { owner_name: string; owner_email: string; owner_timezone: number | null };
  isOwner: boolean;
}

/** Who stands before the door. */
export interface Visitor {
  user: Pick<User, 'id'> | null;
  request: FastifyRequest;
}

/** The way into a share (spec §6 'Visitor', §8 43000–43004). */
export interface ShareDoor {
  /** Throws SHARE_INVALID or SHARE_NOT_AUTH. */
  enter: (sid: string, visitor: Visitor) => Promise<Entered>;
  /** A share that is open to everybody, for previews of its link; undefined for every other, whatever the reason. */
  publicly: (sid: string) => Promise<Entered['share'] | undefined>;
  /** Compares a code; a right one opens the share to this browser. */
  unlock: (sid: string, code: string, context: RequestContext) => Promise<void>;
}

export interface DoorDependencies {
  db: Db;
  vault: Vault;
  signingKey: Buffer;
  secure: IsSecure;
  now: () => number;
}

const cookieOf = (sid: string) => `xj_share_${sid}`;

function refuse(outcome: Exclude<Outcome, { kind: 'right' }>): never {
  if (outcome.kind === 'missing') throw new CatalogueError('SHARE_INVALID');
  if (outcome.kind === 'frozen')
    throw new CatalogueError('SHARE_AUTH_FROZEN', { data: { times: FROZEN_AT } });
  const { kind, times, timestamp } = outcome;
  throw new CatalogueError(kind === 'wrong' ? 'SHARE_AUTH_FAILED' : 'SHARE_AUTH_FREEZING', {
    data: { times, ...(timestamp !== undefined && { timestamp }) },
  });
}

export function createShareDoor({ db, vault, signingKey, secure, now }: DoorDependencies): ShareDoor {
  function hasGrant(share: ShareRow, request: FastifyRequest): boolean {
    const cookie = request.cookies[cookieOf(share.id)];
    const result = grant.safeParse(cookie ? readToken(signingKey, GRANT, cookie) : undefined);
    if (!result.success) return false;
    const { sid, version, expires } = result.data;
    return sid === share.id && version === share.version && expires > now();
  }

  function give(share: ShareRow, reply: FastifyReply): void {
    const token = signToken(signingKey, GRANT, {
      sid: share.id,
      version: share.version,
      expires: now() + GRANT_LIFETIME,
    });
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: secure(reply.request) } as const;
    reply.setCookie(cookieOf(share.id), token, { ...options, maxAge: GRANT_LIFETIME });
  }

  /** Living shares of living accounts; an account that is about to go takes its shares along at once. */
  async function living(sid: string) {
    const share = await db
      .selectFrom('shares')
      .innerJoin('users', 'users.id', 'shares.user_id')
      .selectAll('shares')
      .select(['users.name as owner_name', 'users.email as owner_email'])
      .select('users.timezone as owner_timezone')
      .where('shares.id', '=', sid)
      .where('shares.ended', '=', 0)
      .where('users.disabled', '=', 0)
      .where('users.delete_at', '=', 0)
      .executeTakeFirst();
    const isOver = share !== undefined && share.expires > 0 && share.expires <= now();
    return isOver ? undefined : share;
  }

  async function find(sid: string) {
    const share = await living(sid);
    if (!share) throw new CatalogueError('SHARE_INVALID');
    return share;
  }

  return {
    async enter(sid, { user, request }) {
      const share = await find(sid);
      const isOwner = share.user_id === user?.id;
      if (!isOwner && share.private && !hasGrant(share, request)) throw new CatalogueError('SHARE_NOT_AUTH');
      return { share, isOwner };
    },

    async publicly(sid) {
      const share = await living(sid);
      return share?.private === 0 ? share : undefined;
    },

    async unlock(sid, code, { ip, reply }) {
      await find(sid);
      const given = code.trim().toUpperCase();
      const outcome = await tryCode(db, {
        shareId: sid,
        client: clientNetwork(ip),
        isRight: (share) => sameText(vault.open(share.code, share.id), given),
        now: now(),
      });
      if (outcome.kind !== 'right') refuse(outcome);
      give(outcome.share, reply);
    },
  };
}
