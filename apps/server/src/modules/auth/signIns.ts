import type { SigninRow } from '../../db/accountSchema.ts';
import type { Db } from '../../db/connect.ts';
import { newId } from '../../security/tokens.ts';
import { unixNow } from '../../time.ts';
import { locate } from './locate.ts';
import { readAgent } from './readAgent.ts';

/** Rows that the history shows at most. */
const HISTORY_MAX = 200;

/** The history of sign-ins (spec §3 'Sign-in history entry'). */
export interface SignIns {
  record: (by: { userId: string; sessionId: string; ip: string; agent: string }) => Promise<void>;
  /** The newest first. */
  list: (userId: string) => Promise<SigninRow[]>;
  /** The newest that is not this session's. */
  before: (userId: string, sessionId: string) => Promise<SigninRow | undefined>;
}

/** `now` is Unix seconds. */
export function createSignIns(db: Db, now: () => number = unixNow): SignIns {
  const newest = (userId: string) =>
    db
      .selectFrom('signins')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('ctime', 'desc')
      .orderBy('id', 'desc');
  return {
    async record({ userId, sessionId, ip, agent }) {
      await db
        .insertInto('signins')
        .values({
          id: newId(),
          user_id: userId,
          session_id: sessionId,
          ctime: now(),
          ip,
          location: locate(ip),
          ...readAgent(agent),
        })
        .execute();
    },
    list: (userId) => newest(userId).limit(HISTORY_MAX).execute(),
    before: (userId, sessionId) =>
      newest(userId).where('session_id', '!=', sessionId).limit(1).executeTakeFirst(),
  };
}
