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

    /** Counts a try and returns the code's digest; undefined where there is none, or it has had `maxTries`. */
    async countTry(
      { email, purpose }: CodeKey,
      { now, maxTries }: { now: number; maxTries: number },
    ): Promise<string | undefined> {
      const row = await db
        .updateTable('email_codes')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('email', '=', email)
        .where('purpose', '=', purpose)
        .where('expires', '>', now)
        .where('tries', '<', maxTries)
        .returning('code')
        .executeTakeFirst();
      return row?.code;
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
