import { randomInt } from 'node:crypto';
import { MAIL_CODE_LENGTH, RESET_CODE_LENGTH } from '@xiangji/api-client/contract';
import { CatalogueError } from '../../http/errors.ts';
import type { Language } from '../../language.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { codeAttemptsMail, codeMail } from '../../mail/texts.ts';
import { keyedDigest, sameText } from '../../security/tokens.ts';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE, unixNow } from '../../time.ts';
import type { AttemptsRepository } from './attempts.repository.ts';
import type { CodeKey, MailCodesRepository } from './mailCodes.repository.ts';

const CODE_LIFETIME = 10 * SECONDS_PER_MINUTE;
const CODE_RESEND = SECONDS_PER_MINUTE;
const TRIES_PER_CODE = 5;
/** Across codes: requesting another code resets neither. */
const MAILS = { max: 5, window: SECONDS_PER_HOUR };
const TRIES = { max: 20, window: SECONDS_PER_DAY };

type Purpose = CodeKey['purpose'];

/** Codes that verify an address (spec §4 'Auth form', 'Recovery'). */
export interface MailCodes {
  /**
   * Mails a code, at most one a minute and five an hour. Returns after how many seconds the next may be requested.
   * Throws ILLEGAL_REQUEST `{reason: 'rate', retry_after}`, or SYSTEM where the mail could not be sent.
   */
  send: (to: CodeKey, language: Language) => Promise<{ resend_after: number }>;
  /**
   * Counts a try. Throws CODE_WRONG for a wrong, expired or used-up code, with `{reason: 'tries', expires}` where the
   * tries of the day are used up.
   */
  check: (of: CodeKey, code: string, language: Language) => Promise<void>;
  /** Deletes the code and its tries, once it has been used. */
  drop: (of: CodeKey) => Promise<void>;
}

export interface MailCodesDependencies {
  codes: MailCodesRepository;
  attempts: AttemptsRepository;
  mailer: Mailer;
  signingKey: Buffer;
}

/**
 * A guessed sign-up code opens an empty account, a guessed reset code an account's photos: the latter is longer.
 */
const CODE_LENGTHS: Record<Purpose, number> = { signup: MAIL_CODE_LENGTH, password: RESET_CODE_LENGTH };

function newMailCode(length: number): string {
  return String(randomInt(10 ** length)).padStart(length, '0');
}

const mailsOf = ({ email }: CodeKey) => ({ subject: email, kind: 'mail' });
const triesOf = ({ email, purpose }: CodeKey) => ({ subject: email, kind: `code:${purpose}` });

type Digest = (of: CodeKey, code: string) => string;

/** Sends codes; see `MailCodes.send`. */
function createSend({ codes, attempts, mailer }: MailCodesDependencies, digest: Digest): MailCodes['send'] {
  /** Throws ILLEGAL_REQUEST where the hourly limit of mails is reached. */
  async function countMail(to: CodeKey, now: number): Promise<void> {
    const mails = await attempts.count(mailsOf(to), MAILS, now);
    if (!mails.refused) return;
    const retry_after = Math.max(mails.expires - now, 1);
    throw new CatalogueError('ILLEGAL_REQUEST', { data: { reason: 'rate', retry_after } });
  }

  return async (to, language) => {
    const now = unixNow();
    const last = await codes.lastSaved(to);
    const resend_after = last === undefined ? 0 : last + CODE_RESEND - now;
    if (resend_after > 0) return { resend_after };
    await countMail(to, now);
    const code = newMailCode(CODE_LENGTHS[to.purpose]);
    const fresh = { code: digest(to, code), ctime: now, expires: now + CODE_LIFETIME };
    // Another request may save a code at the same moment.
    if (!(await codes.save(to, fresh, now - CODE_RESEND))) {
      await attempts.undo(mailsOf(to));
      return { resend_after: CODE_RESEND };
    }
    try {
      await mailer.send(codeMail({ to: to.email, code, purpose: to.purpose }, language));
    } catch (cause) {
      await attempts.undo(mailsOf(to));
      await codes.deleteCode(to, fresh.code);
      throw new CatalogueError('SYSTEM', { cause });
    }
    return { resend_after: CODE_RESEND };
  };
}

export function createMailCodes(dependencies: MailCodesDependencies): MailCodes {
  const { codes, attempts, mailer, signingKey } = dependencies;
  const digest: Digest = ({ email, purpose }, code) => keyedDigest(signingKey, `${purpose}:${email}:${code}`);

  return {
    send: createSend(dependencies, digest),

    async check(of, code, language) {
      const now = unixNow();
      const { count, expires, refused } = await attempts.count(triesOf(of), TRIES, now);
      const usedUp = new CatalogueError('CODE_WRONG', { data: { reason: 'tries', expires } });
      if (refused) throw usedUp;
      const expected = await codes.countTry(of, { now, maxTries: TRIES_PER_CODE });
      if (expected !== undefined && sameText(expected, digest(of, code.trim()))) return;
      if (count < TRIES.max) throw new CatalogueError('CODE_WRONG');
      if (of.purpose === 'password') await mailer.notify(codeAttemptsMail(of.email, language));
      throw usedUp;
    },

    async drop(of) {
      await attempts.clear(triesOf(of));
      await codes.delete(of);
    },
  };
}
