import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { User } from '../../db/schema.ts';
import type { ShareRow } from '../../db/sharesSchema.ts';
import { clientNetwork } from '../../http/clientNetwork.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Cookies } from '../../http/cookies.ts';
import { CatalogueError } from '../../http/errors.ts';
import { readToken, sameText, signToken } from '../../security/tokens.ts';
import type { Vault } from '../../security/vault.ts';
import { SECONDS_PER_DAY } from '../../time.ts';
import type { CodeAttemptsRepository } from './codeAttempts.repository.ts';
import type { PublicShareRow, SharesRepository } from './shares.repository.ts';
import { FROZEN_AT, type Outcome, verifyCode } from './verifyCode.ts';

const GRANT = 'share';
const GRANT_LIFETIME = 30 * SECONDS_PER_DAY;
const grant = z.object({ sid: z.string(), version: z.number(), expires: z.number() });

/** A share that the visitor may see. */
export interface OpenedShare {
  share: PublicShareRow;
  isOwner: boolean;
}

/** The visitor of a share; null without a session. */
export interface Visitor {
  user: Pick<User, 'id'> | null;
  request: FastifyRequest;
}

/** Access to a share (spec §6 'Visitor', §8 43000–43004). */
export interface ShareAccess {
  /** Throws SHARE_INVALID or SHARE_NOT_AUTH. */
  enter: (sid: string, visitor: Visitor) => Promise<OpenedShare>;
  /**
   * A share that is open to everyone, for previews of its link; undefined for every other share, for any reason.
   */
  publicly: (sid: string) => Promise<OpenedShare['share'] | undefined>;
  /** Compares a code; a right one opens the share to this browser. */
  unlock: (sid: string, code: string, context: RequestContext) => Promise<void>;
}

export interface AccessDependencies {
  repository: SharesRepository;
  attempts: CodeAttemptsRepository;
  vault: Vault;
  signingKey: Buffer;
  cookies: Cookies;
  now: () => number;
}

const cookieNameOf = (sid: string) => `xj_share_${sid}`;

function refuse(outcome: Exclude<Outcome, { kind: 'right' }>): never {
  if (outcome.kind === 'missing') throw new CatalogueError('SHARE_INVALID');
  if (outcome.kind === 'frozen')
    throw new CatalogueError('SHARE_AUTH_FROZEN', { data: { times: FROZEN_AT } });
  const { kind, times, timestamp } = outcome;
  throw new CatalogueError(kind === 'wrong' ? 'SHARE_AUTH_FAILED' : 'SHARE_AUTH_FREEZING', {
    data: { times, ...(timestamp !== undefined && { timestamp }) },
  });
}

export function createShareAccess(dependencies: AccessDependencies): ShareAccess {
  const { repository, attempts, vault, signingKey, cookies, now } = dependencies;

  function hasGrant(share: ShareRow, request: FastifyRequest): boolean {
    const cookie = cookies.read(request, cookieNameOf(share.id));
    const result = grant.safeParse(cookie ? readToken(signingKey, GRANT, cookie) : undefined);
    if (!result.success) return false;
    const { sid, version, expires } = result.data;
    return sid === share.id && version === share.version && expires > now();
  }

  function give(share: ShareRow, reply: FastifyReply): void {
    const value = signToken(signingKey, GRANT, {
      sid: share.id,
      version: share.version,
      expires: now() + GRANT_LIFETIME,
    });
    cookies.set(reply, { name: cookieNameOf(share.id), value, maxAge: GRANT_LIFETIME });
  }

  /** A share that has not expired. */
  async function valid(sid: string) {
    const share = await repository.findPublic(sid);
    const isOver = share !== undefined && share.expires > 0 && share.expires <= now();
    return isOver ? undefined : share;
  }

  async function find(sid: string) {
    const share = await valid(sid);
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
      const share = await valid(sid);
      return share?.private === 0 ? share : undefined;
    },

    async unlock(sid, code, { ip, reply }) {
      await find(sid);
      const given = code.trim().toUpperCase();
      const outcome = await verifyCode(attempts, {
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
