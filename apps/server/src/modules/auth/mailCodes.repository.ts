import type { Db } from '../../db/connect.ts';
import type { EmailCodesTable } from '../../db/schema.ts';

/** A code is valid for one address and one purpose. */
export type CodeKey = Pick<EmailCodesTable, 'email' | 'purpose'>;

/** Digests of mailed codes. Times are Unix seconds. */
export function createMailCodesRepository(db: Db) {
  const deletion = ({ email, purpose }: CodeKey) =>
    db.deleteFrom('email_codes').where('email', '=', email).where('purpose', '=', purpose);

  return {
    /** When the last code was saved. */
    async lastSaved({ email, purpose }: CodeKey): Promise<number | undefined> {
      const query = db.selectFrom('email_codes').select('ctime').where('email', '=', email);
      return (await query.where('purpose', '=', purpose).executeTakeFirst())?.ctime;
    },

    /** Replaces the code; false where another was saved after `unlessSince`. */
    async save(
      { email, purpose }: CodeKey,
      fresh: { code: string; ctime: number; expires: number },
      unlessSince: number,
    ): Promise<boolean> {
      const row = { ...fresh, tries: 0 };
      const saved = await db
        .insertInto('email_codes')
        .values({ email, purpose, ...row })
        .onConflict((conflict) =>
          conflict
            .columns(['email', 'purpose'])
            .doUpdateSet(row)
            .where('email_codes.ctime', '<=', unlessSince),
        )
        .returning('ctime')
        .executeTakeFirst();
      return saved !== undefined;
    },

    /** The digest of a code that has not expired, and when it was saved. */
    find: ({ email, purpose }: CodeKey, now: number): Promise<{ code: string; ctime: number } | undefined> =>
      db
        .selectFrom('email_codes')
        .select(['code', 'ctime'])
        .where('email', '=', email)
        .where('purpose', '=', purpose)
        .where('expires', '>', now)
        .executeTakeFirst(),

    /** Counts a try of a code; false where it was replaced, or has had `maxTries`. */
    async countTry(
      { email, purpose }: CodeKey,
      { code, maxTries }: { code: string; maxTries: number },
    ): Promise<boolean> {
      const row = await db
        .updateTable('email_codes')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('email', '=', email)
        .where('purpose', '=', purpose)
        .where('code', '=', code)
        .where('tries', '<', maxTries)
        .returning('tries')
        .executeTakeFirst();
      return row !== undefined;
    },

    async delete(key: CodeKey): Promise<void> {
      await deletion(key).execute();
    },

    /** Deletes a code, unless another has replaced it. */
    async deleteCode(key: CodeKey, code: string): Promise<void> {
      await deletion(key).where('code', '=', code).execute();
    },
  };
}

export type MailCodesRepository = ReturnType<typeof createMailCodesRepository>;
