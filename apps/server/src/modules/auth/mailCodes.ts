import { randomInt } from 'node:crypto';
import { MAIL_CODE_LENGTH, RESET_CODE_LENGTH } from '@xiangji/api-client/contract';
import type { Db } from '../../db/connect.ts';
import type { EmailCodesTable } from '../../db/schema.ts';
import { CatalogueError } from '../../http/errors.ts';
import type { Language } from '../../language.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { codeAttemptsMail, codeMail } from '../../mail/texts.ts';
import { keyedDigest, sameText } from '../../security/tokens.ts';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE, unixNow } from '../../time.ts';
import type { AttemptsRepository } from './attempts.repository.ts';

const CODE_LIFETIME = 10 * SECONDS_PER_MINUTE;
const CODE_RESEND = SECONDS_PER_MINUTE;
const TRIES_PER_CODE = 5;
/** Across codes: asking for another code renews neither. */
const MAILS = { max: 5, window: SECONDS_PER_HOUR };
const TRIES = { max: 20, window: SECONDS_PER_DAY };

type Purpose = EmailCodesTable['purpose'];

interface Addressed {
  email: string;
  purpose: Purpose;
}

/** Codes that prove an address (spec §4 'Auth form', 'Recovery'). */
export interface MailCodes {
  /**
   * Mails a code, at most one a minute and five an hour. Returns after how many seconds the next may be asked for.
   * Throws ILLEGAL_REQUEST `{reason: 'rate', retry_after}`, or SYSTEM where the mail could not be sent.
   */
  send: (to: Addressed, language: Language) => Promise<{ resend_after: number }>;
  /**
   * Counts a try. Throws CODE_WRONG for a wrong, expired or used-up code, with `{reason: 'tries', expires}` where the
   * tries of the day are used up.
   */
  check: (of: Addressed, code: string, language: Language) => Promise<void>;
  /** Forgets the code and its tries, once it has been used. */
  drop: (of: Addressed) => Promise<void>;
}

export interface MailCodesDependencies {
  db: Db;
  attempts: AttemptsRepository;
  mailer: Mailer;
  signingKey: Buffer;
}

/** A guessed sign-up code opens an empty account, a guessed reset code somebody's photos: it is longer. */
const CODE_LENGTHS: Record<Purpose, number> = { signup: MAIL_CODE_LENGTH, password: RESET_CODE_LENGTH };

function newMailCode(length: number): string {
  return String(randomInt(10 ** length)).padStart(length, '0');
}

export function createMailCodes({ db, attempts, mailer, signingKey }: MailCodesDependencies): MailCodes {
  const digest = ({ email, purpose }: Addressed, code: string) =>
    keyedDigest(signingKey, `${purpose}:${email}:${code}`);
  const triesKey = ({ email, purpose }: Addressed) => ({ subject: email, kind: `code:${purpose}` });

  async function secondsToWait({ email, purpose }: Addressed, now: number): Promise<number> {
    const last = await db
      .selectFrom('email_codes')
      .select('ctime')
      .where('email', '=', email)
      .where('purpose', '=', purpose)
      .executeTakeFirst();
    return last ? Math.max(last.ctime + CODE_RESEND - now, 0) : 0;
  }

  /** False where another request has saved a code in the same moment. */
  async function save({ email, purpose }: Addressed, code: string, now: number): Promise<boolean> {
    const fresh = { code, ctime: now, expires: now + CODE_LIFETIME, tries: 0 };
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
    return saved !== undefined;
  }

  /** Takes the code of a mail that was not sent back, and the wait with it. */
  async function takeBack({ email, purpose }: Addressed, code: string): Promise<void> {
    await attempts.undo({ subject: email, kind: 'mail' });
    await db
      .deleteFrom('email_codes')
      .where('email', '=', email)
      .where('purpose', '=', purpose)
      .where('code', '=', code)
      .execute();
  }

  return {
    async send(to, language) {
      const now = unixNow();
      const wait = await secondsToWait(to, now);
      if (wait > 0) return { resend_after: wait };
      const mails = await attempts.count({ subject: to.email, kind: 'mail' }, MAILS, now);
      if (mails.refused) {
        const retry_after = Math.max(mails.expires - now, 1);
        throw new CatalogueError('ILLEGAL_REQUEST', { data: { reason: 'rate', retry_after } });
      }
      const code = newMailCode(CODE_LENGTHS[to.purpose]);
      if (!(await save(to, digest(to, code), now))) {
        await attempts.undo({ subject: to.email, kind: 'mail' });
        return { resend_after: CODE_RESEND };
      }
      try {
        await mailer.send(codeMail({ to: to.email, code, purpose: to.purpose }, language));
      } catch (cause) {
        await takeBack(to, digest(to, code));
        throw new CatalogueError('SYSTEM', { cause });
      }
      return { resend_after: CODE_RESEND };
    },

    async check(of, code, language) {
      const { count, expires, refused } = await attempts.count(triesKey(of), TRIES, unixNow());
      const usedUp = new CatalogueError('CODE_WRONG', { data: { reason: 'tries', expires } });
      if (refused) throw usedUp;
      const row = await db
        .updateTable('email_codes')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('email', '=', of.email)
        .where('purpose', '=', of.purpose)
        .where('expires', '>', unixNow())
        .where('tries', '<', TRIES_PER_CODE)
        .returning('code')
        .executeTakeFirst();
      if (row && sameText(row.code, digest(of, code.trim()))) return;
      if (count < TRIES.max) throw new CatalogueError('CODE_WRONG');
      if (of.purpose === 'password') await mailer.notify(codeAttemptsMail(of.email, language));
      throw usedUp;
    },

    async drop(of) {
      await attempts.clear(triesKey(of));
      await db
        .deleteFrom('email_codes')
        .where('email', '=', of.email)
        .where('purpose', '=', of.purpose)
        .execute();
    },
  };
}
