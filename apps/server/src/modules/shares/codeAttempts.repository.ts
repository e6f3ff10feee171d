import type { Selectable } from 'kysely';
import type { Db } from '../../db/connect.ts';
import type { ShareGuessesTable, ShareRow } from '../../db/sharesSchema.ts';

/** The wrong codes of one client at one share. */
export type ClientAttempts = Pick<Selectable<ShareGuessesTable>, 'wrong' | 'until' | 'seen'>;

/** A share whose attempts are serialised while its transaction runs. */
export interface LockedShare {
  share: ShareRow;
  /** The wrong codes of a client; undefined for a client without any. */
  attemptsOf: (client: string) => Promise<ClientAttempts | undefined>;
  forget: (client: string) => Promise<void>;
  /** Sets the wrong codes of the share and of a client. */
  setWrong: (
    client: string,
    counts: { share: Pick<ShareRow, 'wrong' | 'wrong_hour' | 'hour'>; client: ClientAttempts },
  ) => Promise<void>;
}

function lockedShare(db: Db, share: ShareRow): LockedShare {
  const share_id = share.id;
  return {
    share,
    attemptsOf: (client) =>
      db
        .selectFrom('share_guesses')
        .select(['wrong', 'until', 'seen'])
        .where('share_id', '=', share_id)
        .where('client', '=', client)
        .executeTakeFirst(),

    async forget(client) {
      const query = db.deleteFrom('share_guesses').where('share_id', '=', share_id);
      await query.where('client', '=', client).execute();
    },

    async setWrong(client, counts) {
      await db.updateTable('shares').set(counts.share).where('id', '=', share_id).execute();
      await db
        .insertInto('share_guesses')
        .values({ share_id, client, ...counts.client })
        .onConflict((conflict) => conflict.columns(['share_id', 'client']).doUpdateSet(counts.client))
        .execute();
    },
  };
}

/** Attempts at the access codes of shares. */
export function createCodeAttemptsRepository(db: Db) {
  return {
    /** Runs `work` with the share's lock, so that every count is exact; with undefined where there is no such share. */
    withShareLock: <T>(shareId: string, work: (locked: LockedShare | undefined) => Promise<T>): Promise<T> =>
      db.transaction().execute(async (trx) => {
        // A write without a change locks the row.
        const share = await trx
          .updateTable('shares')
          .set((eb) => ({ wrong: eb.ref('wrong') }))
          .where('id', '=', shareId)
          .where('ended', '=', 0)
          .returningAll()
          .executeTakeFirst();
        return work(share && lockedShare(trx, share));
      }),

    /** Deletes clients whose last attempt was before a moment, Unix seconds. */
    async forgetBefore(time: number): Promise<void> {
      await db.deleteFrom('share_guesses').where('seen', '<', time).execute();
    },
  };
}

export type CodeAttemptsRepository = ReturnType<typeof createCodeAttemptsRepository>;
