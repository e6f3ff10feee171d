import type { SigninRow } from '../../db/accountSchema.ts';
import { newId } from '../../security/tokens.ts';
import { unixNow } from '../../time.ts';
import { locate } from './locate.ts';
import { readAgent } from './readAgent.ts';
import type { SignInsRepository } from './signIns.repository.ts';

/** Rows that the history shows at most. */
const HISTORY_MAX = 200;

/** The history of sign-ins (spec §3 'Sign-in history entry'). */
export interface SignIns {
  record: (by: { userId: string; sessionId: string; ip: string; agent: string }) => Promise<void>;
  /** The newest first. */
  list: (userId: string) => Promise<SigninRow[]>;
  /** The newest one that is not of this session. */
  before: (userId: string, sessionId: string) => Promise<SigninRow | undefined>;
}

/** `now` is Unix seconds. */
export function createSignIns(repository: SignInsRepository, now: () => number = unixNow): SignIns {
  return {
    record: ({ userId, sessionId, ip, agent }) =>
      repository.insert({
        id: newId(),
        user_id: userId,
        session_id: sessionId,
        ctime: now(),
        ip,
        location: locate(ip),
        ...readAgent(agent),
      }),
    list: (userId) => repository.list(userId, HISTORY_MAX),
    before: repository.before,
  };
}
