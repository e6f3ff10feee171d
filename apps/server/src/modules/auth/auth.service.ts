import { randomInt } from 'node:crypto';
import { MAIL_CODE_LENGTH, secretFields } from '@xiangji/api-client/contract';
import { customAlphabet } from 'nanoid';
import { safeParse } from 'zod/v4/core';
import type { User } from '../../db/schema.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { signUpMail } from '../../mail/texts.ts';
import type { RequestContext } from '../../plugins/context.ts';
import { CatalogueError } from '../../plugins/errors.ts';
import type { Sessions } from '../../plugins/session.ts';
import { hashPassword, verifyPassword } from '../../security/passwords.ts';
import { keyedDigest, newId, sameText } from '../../security/tokens.ts';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE, unixNow } from '../../time.ts';
import type { AuthRepository } from './auth.repository.ts';

const CODE_LIFETIME = 10 * SECONDS_PER_MINUTE;
const CODE_RESEND = SECONDS_PER_MINUTE;
const CODE_TRIES = 5;
/** Wrong passwords in a row that lock for an hour, and in a day that lock until a reset. */
const LOCK_AFTER = 5;
const LOCK_FOR = SECONDS_PER_HOUR;
const LOCK_HARD_AFTER = 20;
/** Without the letters and digits that are taken for each other. */
const newInvitationCode = customAlphabet('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 8);

type FieldName = keyof typeof secretFields;

function check(field: FieldName, value: string): string {
  const result = safeParse(secretFields[field], value);
  if (!result.success) {
    throw new CatalogueError('ILLEGAL_REQUEST', {
      data: { reason: 'validation', issues: [{ path: `/${field}` }] },
    });
  }
  return result.data;
}

function newMailCode(): string {
  return String(randomInt(10 ** MAIL_CODE_LENGTH)).padStart(MAIL_CODE_LENGTH, '0');
}

interface SignUpInput {
  email: string;
  password: string;
  code: string;
  invitation: string | undefined;
  /** Minutes, UTC minus local. */
  timezone: number | undefined;
}

export interface AuthDependencies {
  repository: AuthRepository;
  sessions: Sessions;
  mailer: Mailer;
  signingKey: Buffer;
}

/** Signing up, in and out (spec §4 'Auth form', §8 'Sign-in', 'Signup'). */
export function createAuthService({ repository, sessions, mailer, signingKey }: AuthDependencies) {
  const digest = (email: string, code: string) => keyedDigest(signingKey, `signup:${email}:${code}`);

  async function inviterOf(code: string | undefined): Promise<string | null> {
    if (!code) return null;
    const inviter = await repository.userBySign(code.toUpperCase());
    if (!inviter) throw new CatalogueError('INVITATION_INVALID');
    return inviter.id;
  }

  async function begin(user: User, context: RequestContext): Promise<void> {
    if (context.sessionId) await sessions.end(context.sessionId);
    const secret = await sessions.start(user.id, { ip: context.ip, agent: context.agent });
    sessions.setCookie(context.reply, secret);
  }

  async function refuseLocked(user: User): Promise<void> {
    if (user.disabled) throw new CatalogueError('ACCOUNT_DISABLED');
    if (user.locked) throw new CatalogueError('ACCOUNT_LOCKED');
    if (user.locked_until > unixNow()) {
      throw new CatalogueError('ACCOUNT_LOCKED_TEMPORARILY', { data: { expires: user.locked_until } });
    }
  }

  async function refuseWrong(user: User): Promise<never> {
    const now = unixNow();
    const { wrong_times, wrong_today } = await repository.countWrong(
      user.id,
      Math.floor(now / SECONDS_PER_DAY),
    );
    if (wrong_today >= LOCK_HARD_AFTER) {
      await repository.setLock(user.id, { locked: 1 });
      throw new CatalogueError('ACCOUNT_LOCKED');
    }
    if (wrong_times >= LOCK_AFTER) {
      const expires = now + LOCK_FOR;
      await repository.setLock(user.id, { locked_until: expires });
      throw new CatalogueError('ACCOUNT_LOCKED_TEMPORARILY', { data: { expires } });
    }
    throw new CatalogueError('PASSWORD_WRONG', { data: { times: wrong_times } });
  }

  return {
    async requestSignUpCode(
      input: { email: string; invitation: string | undefined },
      context: RequestContext,
    ) {
      const email = check('email', input.email);
      await inviterOf(input.invitation);
      if (await repository.userByEmail(email)) throw new CatalogueError('EMAIL_REGISTERED');
      const now = unixNow();
      const last = await repository.codeFor(email, 'signup');
      const wait = last ? last.ctime + CODE_RESEND - now : 0;
      if (wait > 0) return { resend_after: wait };
      const code = newMailCode();
      const row = { email, purpose: 'signup', code: digest(email, code), ctime: now } as const;
      await repository.saveCode({ ...row, expires: now + CODE_LIFETIME });
      await mailer.send(signUpMail(email, code, context.language));
      return { resend_after: CODE_RESEND };
    },

    async signUp(input: SignUpInput, context: RequestContext): Promise<User> {
      const email = check('email', input.email);
      const password = check('newPassword', input.password);
      const invitedBy = await inviterOf(input.invitation);
      const now = unixNow();
      const stored = await repository.tryCode({ email, purpose: 'signup', now, maxTries: CODE_TRIES });
      if (!stored || !sameText(stored, digest(email, input.code.trim())))
        throw new CatalogueError('CODE_WRONG');
      const user = await repository.insertUser({
        id: newId(),
        email,
        password: await hashPassword(password),
        name: email.split('@')[0] ?? email,
        avatar: null,
        sign: newInvitationCode(),
        invited_by: invitedBy,
        timezone: input.timezone ?? null,
        ctime: now,
      });
      if (!user) throw new CatalogueError('EMAIL_REGISTERED');
      await repository.dropCode(email, 'signup');
      await begin(user, context);
      return user;
    },

    async signIn(input: { email: string; password: string }, context: RequestContext): Promise<User> {
      const email = check('email', input.email);
      const password = check('password', input.password);
      const user = await repository.userByEmail(email);
      if (!user) throw new CatalogueError('EMAIL_NOT_REGISTERED');
      await refuseLocked(user);
      if (!(await verifyPassword(user.password, password))) return refuseWrong(user);
      if (user.wrong_times > 0) await repository.clearWrong(user.id);
      await begin(user, context);
      return user;
    },

    async signOut(context: RequestContext): Promise<void> {
      if (context.sessionId) await sessions.end(context.sessionId);
      sessions.clearCookie(context.reply);
      // Thumbnails are cached by the browser; whoever sits down next must not find them.
      context.reply.header('clear-site-data', '"cache"');
    },
  };
}

export type AuthService = ReturnType<typeof createAuthService>;
