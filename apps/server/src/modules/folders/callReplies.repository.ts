import type { Db } from '../../db/connect.ts';

/** Replies to calls with a retry key, so that a repeated call gets the same one. */
export function createCallRepliesRepository(db: Db) {
  return {
    async find(userId: string, key: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('call_replies')
        .select('reply')
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .executeTakeFirst();
      return row?.reply;
    },

    async insert(call: { user_id: string; key: string; reply: string; ctime: number }): Promise<void> {
      await db.insertInto('call_replies').values(call).execute();
    },
  };
}

export type CallRepliesRepository = ReturnType<typeof createCallRepliesRepository>;
