import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { prepare } from '../../db/prepared.ts';
import { type SessionsTable, USER_COLUMNS, type User } from '../../db/schema.ts';

export type SessionRow = Selectable<SessionsTable>;

/** Sessions that have not expired, of accounts that are not disabled; read by every request. */
const prepareFind = (db: Db) =>
  prepare(db, ['id', 'now'], ({ id, now }: { id: string; now: number }) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(USER_COLUMNS.map((name) => `users.${name}` as const))
      .select(['sessions.seen as session_seen', 'sessions.ctime as session_ctime'])
      .where('sessions.id', '=', id)
      .where('sessions.expires', '>', now)
      .where('users.disabled', '=', 0),
  );

/** Sets a later end; false where the session was seen after `before`, or has ended. */
async function extend(
  db: Db,
  id: string,
  { before, ...values }: Pick<SessionRow, 'seen' | 'expires'> & { before: number },
): Promise<boolean> {
  const row = await db
    .updateTable('sessions')
    .set(values)
    .where('id', '=', id)
    .where('seen', '<=', before)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Sessions by the digest of their secret. */
export function createSessionsRepository(db: Db) {
  const findSession = prepareFind(db);

  return {
    /** The account of a valid session, and when the session was last used and begun. */
    async find(id: string, now: number): Promise<{ user: User; seen: number; began: number } | undefined> {
      const [row] = await findSession({ id, now });
      if (!row) return undefined;
      const { session_seen: seen, session_ctime: began, ...user } = row;
      return { user, seen, began };
    },

    extend: (id: string, values: Parameters<typeof extend>[2]) => extend(db, id, values),

    /** Starts a session; false where the password of the account is no longer `password`. */
    async insert(session: Insertable<SessionsTable>, password: string): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        // Writing the row locks it: a password change waits, and then ends this session too.
        const unchanged = await trx
          .updateTable('users')
          .set({ password })
          .where('id', '=', session.user_id)
          .where('password', '=', password)
          .returning('id')
          .executeTakeFirst();
        if (!unchanged) return false;
        await trx.insertInto('sessions').values(session).execute();
        return true;
      });
    },

    async delete(id: string): Promise<void> {
      await db.deleteFrom('sessions').where('id', '=', id).execute();
    },

    /** Deletes a session of this account; false where it has none with this id. */
    async deleteOf(userId: string, id: string): Promise<boolean> {
      const row = await db
        .deleteFrom('sessions')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Deletes every session of an account, or every one but `except`. */
    async deleteAll(userId: string, except?: string | null): Promise<void> {
      const query = db.deleteFrom('sessions').where('user_id', '=', userId);
      await (except ? query.where('id', '!=', except) : query).execute();
    },

    /** Sessions that have not expired, the newest first. */
    list: (userId: string, now: number): Promise<SessionRow[]> =>
      db
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('expires', '>', now)
        .orderBy('ctime', 'desc')
        .execute(),
  };
}

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;
