import type { SigninRow } from '../../db/accountSchema.ts';
import type { Db } from '../../db/connect.ts';

/** The history of sign-ins. */
export function createSignInsRepository(db: Db) {
  const newest = (userId: string) =>
    db
      .selectFrom('signins')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('ctime', 'desc')
      .orderBy('id', 'desc');

  return {
    async insert(row: SigninRow): Promise<void> {
      await db.insertInto('signins').values(row).execute();
    },

    /** The newest first. */
    list: (userId: string, limit: number): Promise<SigninRow[]> => newest(userId).limit(limit).execute(),

    /** The newest one that is not of this session. */
    before: (userId: string, sessionId: string): Promise<SigninRow | undefined> =>
      newest(userId).where('session_id', '!=', sessionId).limit(1).executeTakeFirst(),
  };
}

export type SignInsRepository = ReturnType<typeof createSignInsRepository>;
