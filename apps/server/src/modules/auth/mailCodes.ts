import { randomInt } from 'node:crypto';
import { MAIL_CODE_LENGTH } from '@xiangji/api-client/contract';
import type { Db } from '../../db/connect.ts';
import type { EmailCodesTable } from '../../db/schema.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { codeMail } from '../../mail/texts.ts';
import { CatalogueError } from '../../plugins/errors.ts';
import type { Language } from '../../plugins/messages.ts';
import { keyedDigest, sameText } from '../../security/tokens.ts';
import { SECONDS_PER_MINUTE, unixNow } from '../../time.ts';

const CODE_LIFETIME = 10 * SECONDS_PER_MINUTE;
const CODE_RESEND = SECONDS_PER_MINUTE;
const CODE_TRIES = 5;

interface Addressed {
  email: string;
  purpose: EmailCodesTable['purpose'];
}

/** Codes that prove an address (spec §4 'Auth form', 'Recovery'). */
export interface MailCodes {
  /** Mails a code, at most one a minute; tells after how many seconds the next may be asked for. */
  send: (to: Addressed, language: Language) => Promise<{ resend_after: number }>;
  /** Counts a try. Throws CODE_WRONG for a wrong, old or worn-out code. */
  check: (of: Addressed, code: string) => Promise<void>;
  drop: (of: Addressed) => Promise<void>;
}

function newMailCode(): string {
  return String(randomInt(10 ** MAIL_CODE_LENGTH)).padStart(MAIL_CODE_LENGTH, '0');
}

export function createMailCodes(db: Db, mailer: Mailer, signingKey: Buffer): MailCodes {
  const digest = ({ email, purpose }: Addressed, code: string) =>
    keyedDigest(signingKey, `${purpose}:${email}:${code}`);

  return {
    async send(to, language) {
      const now = unixNow();
      const { email, purpose } = to;
      const code = newMailCode();
      const fresh = { code: digest(to, code), ctime: now, expires: now + CODE_LIFETIME, tries: 0 };
      // One statement asks and writes, so that two requests at once send one mail.
      const saved = await db
        .insertInto('email_codes')
        .values({ email, purpose, ...fresh })
        .onConflict((conflict) =>
          conflict
            .columns(['email', 'purpose'])
            .doUpdateSet(fresh)
            .where('email_codes.ctime', '<=', now - CODE_RESEND),
        )
        .returning('ctime')
        .executeTakeFirst();
      if (!saved) {
        const last = await db
          .selectFrom('email_codes')
          .select('ctime')
          .where('email', '=', email)
          .where('purpose', '=', purpose)
          .executeTakeFirst();
        return { resend_after: Math.max((last?.ctime ?? now) + CODE_RESEND - now, 1) };
      }
      await mailer.send(codeMail({ to: email, code, purpose }, language));
      return { resend_after: CODE_RESEND };
    },

    async check(of, code) {
      const row = await db
        .updateTable('email_codes')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('email', '=', of.email)
        .where('purpose', '=', of.purpose)
        .where('expires', '>', unixNow())
        .where('tries', '<', CODE_TRIES)
        .returning('code')
        .executeTakeFirst();
      if (!row || !sameText(row.code, digest(of, code.trim()))) throw new CatalogueError('CODE_WRONG');
    },

    async drop({ email, purpose }) {
      await db.deleteFrom('email_codes').where('email', '=', email).where('purpose', '=', purpose).execute();
    },
  };
}
