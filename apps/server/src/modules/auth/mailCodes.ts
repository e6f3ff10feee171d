import { randomInt } from 'node:crypto';
import { MAIL_CODE_LENGTH, RESET_CODE_LENGTH } from '@xiangji/api-client/contract';
import { CatalogueError } from '../../http/errors.ts';
import type { Language } from '../../language.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { codeAttemptsMail, codeMail } from '../../mail/texts.ts';
import { keyedDigest, sameText } from '../../security/tokens.ts';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE, unixNow } from '../../time.ts';
import type { AttemptLimit, AttemptsRepository } from './attempts.repository.ts';
import type { Source } from './knownDevices.ts';
import type { CodeKey, MailCodesRepository } from './mailCodes.repository.ts';

export const CODE_LIFETIME = 10 * SECONDS_PER_MINUTE;
const CODE_RESEND = SECONDS_PER_MINUTE;
/** Of one network or known device: of one code, and of a day across codes, which another code does not reset. */
const TRIES_OF_CODE = { max: 5, window: CODE_LIFETIME };
const TRIES = { max: 20, window: SECONDS_PER_DAY };
/** Tries of one code by all unknown devices. */
const TRIES_IN_ALL = 20;
/** Mails of one network or known device, and of all unknown devices. */
const MAILS = { max: 5, window: SECONDS_PER_HOUR };
const MAILS_IN_ALL = { max: 20, window: SECONDS_PER_HOUR };

type Purpose = CodeKey['purpose'];

interface Attempt {
  language: Language;
  source: Source;
}

/** Codes that verify an address (spec §4 'Auth form', 'Recovery'). */
export interface MailCodes {
  /**
   * Mails a code, with a link where `makeLink` is given: at most one a minute, and five an hour for each source. Returns
   * after how many seconds the next may be requested. Throws ILLEGAL_REQUEST `{reason: 'rate', retry_after}`, or SYSTEM
   * where the mail could not be sent.
   */
  send: (
    to: CodeKey,
    by: Attempt & { makeLink?: () => Promise<string> },
  ) => Promise<{ resend_after: number }>;
  /**
   * Counts a try of a code that has not expired. Throws CODE_WRONG for a wrong, expired or used-up code, with
   * `{reason: 'tries', expires}` where the tries of the source for a day are used up.
   */
  check: (of: CodeKey, code: string, by: Attempt) => Promise<void>;
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

const mailsOf = ({ email }: CodeKey, kind = 'mails') => ({ subject: email, kind });
const triesOf = ({ purpose }: CodeKey) => `code:${purpose}:`;

type Digest = (of: CodeKey, code: string) => string;

/** Sends codes; see `MailCodes.send`. */
function createSend({ codes, attempts, mailer }: MailCodesDependencies, digest: Digest): MailCodes['send'] {
  const limitsOf = (to: CodeKey, { key, isKnown }: Source) => [
    { key: mailsOf(to, `mail:${key}`), limit: MAILS },
    ...(isKnown ? [] : [{ key: mailsOf(to), limit: MAILS_IN_ALL }]),
  ];

  /** Throws ILLEGAL_REQUEST where an hourly limit of mails is reached. */
  async function countMail(to: CodeKey, source: Source, now: number): Promise<void> {
    for (const { key, limit } of limitsOf(to, source)) {
      const mails = await attempts.count(key, limit, now);
      if (!mails.refused) continue;
      const retry_after = Math.max(mails.expires - now, 1);
      throw new CatalogueError('ILLEGAL_REQUEST', { data: { reason: 'rate', retry_after } });
    }
  }

  return async (to, { language, source, makeLink }) => {
    const now = unixNow();
    const uncount = async () => {
      for (const { key } of limitsOf(to, source)) await attempts.undo(key);
    };
    const last = await codes.lastSaved(to);
    const resend_after = last === undefined ? 0 : last + CODE_RESEND - now;
    if (resend_after > 0) return { resend_after };
    await countMail(to, source, now);
    const code = newMailCode(CODE_LENGTHS[to.purpose]);
    const fresh = { code: digest(to, code), ctime: now, expires: now + CODE_LIFETIME };
    // Another request may save a code at the same moment.
    if (!(await codes.save(to, fresh, now - CODE_RESEND))) {
      await uncount();
      return { resend_after: CODE_RESEND };
    }
    try {
      const link = await makeLink?.();
      await mailer.send(codeMail({ to: to.email, code, purpose: to.purpose, link }, language));
    } catch (cause) {
      await uncount();
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

    async check(of, code, { language, source }) {
      const now = unixNow();
      const sent = await codes.find(of, now);
      // Without a code there is nothing to guess: a stranger could use up the tries of a code that is requested later.
      if (!sent) throw new CatalogueError('CODE_WRONG');
      const countOf = (kind: string, limit: AttemptLimit) =>
        attempts.count({ subject: of.email, kind: triesOf(of) + kind }, limit, now);
      const { count, expires, refused } = await countOf(source.key, TRIES);
      const usedUp = new CatalogueError('CODE_WRONG', { data: { reason: 'tries', expires } });
      if (refused) throw usedUp;
      const ofCode = await countOf(`${sent.ctime}:${source.key}`, TRIES_OF_CODE);
      const isOpen = source.isKnown || (await codes.countTry(of, { ...sent, maxTries: TRIES_IN_ALL }));
      if (!ofCode.refused && isOpen && sameText(sent.code, digest(of, code.trim()))) return;
      if (count < TRIES.max) throw new CatalogueError('CODE_WRONG');
      if (of.purpose === 'password') await mailer.notify(codeAttemptsMail(of.email, language));
      throw usedUp;
    },

    async drop(of) {
      await attempts.clearAll(of.email, triesOf(of));
      await codes.delete(of);
    },
  };
}
