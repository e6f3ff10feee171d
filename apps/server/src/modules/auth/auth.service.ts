import { customAlphabet } from 'nanoid';
import type { User } from '../../db/schema.ts';
import type { RequestContext } from '../../http/context.ts';
import { CatalogueError } from '../../http/errors.ts';
import type { SessionCookie } from '../../http/sessions.ts';
import { languageOfUser } from '../../language.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { passwordChangedMail } from '../../mail/texts.ts';
import { hashPassword } from '../../security/passwords.ts';
import { newId } from '../../security/tokens.ts';
import { unixNow } from '../../time.ts';
import type { AuthRepository } from './auth.repository.ts';
import { checkSecret } from './checkSecret.ts';
import type { LoginThrottle } from './loginThrottle.ts';
import type { MailCodes } from './mailCodes.ts';
import { neutralName } from './neutralName.ts';
import type { Sessions } from './sessions.service.ts';
import type { SignIns } from './signIns.ts';
import { refuseWeakPassword } from './weakPasswords.ts';

/** Without the letters and digits that look alike. */
export const newInvitationCode = customAlphabet('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 8);

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
  cookie: SessionCookie;
  codes: MailCodes;
  mailer: Mailer;
  throttle: LoginThrottle;
  signIns: SignIns;
}

/** Steps that several calls share. */
function createSteps({ repository, sessions, cookie, signIns }: AuthDependencies) {
  async function inviterOf(code: string | undefined): Promise<string | null> {
    if (!code) return null;
    const inviter = await repository.userBySign(code.toUpperCase());
    if (!inviter) throw new CatalogueError('INVITATION_INVALID');
    return inviter.id;
  }

  async function begin(user: User, context: RequestContext): Promise<void> {
    const from = { ip: context.ip, agent: context.agent };
    const started = await sessions.start(user, from);
    // The password was changed after it had been compared.
    if (!started) throw new CatalogueError('PASSWORD_WRONG', { data: { times: 1 } });
    if (context.sessionId) await sessions.end(context.sessionId);
    const { secret, id } = started;
    await signIns.record({ userId: user.id, sessionId: id, ...from });
    cookie.set(context.reply, secret);
  }

  async function requireUser(email: string): Promise<User> {
    const user = await repository.userByEmail(email);
    if (!user) throw new CatalogueError('EMAIL_NOT_REGISTERED');
    if (user.disabled) throw new CatalogueError('ACCOUNT_DISABLED');
    return user;
  }

  return { inviterOf, begin, requireUser };
}

type Steps = ReturnType<typeof createSteps>;

function createSignUp({ repository, codes }: AuthDependencies, { inviterOf, begin }: Steps) {
  return {
    async requestSignUpCode(
      input: { email: string; invitation: string | undefined },
      context: RequestContext,
    ) {
      const email = checkSecret('email', input.email);
      await inviterOf(input.invitation);
      if (await repository.userByEmail(email)) throw new CatalogueError('EMAIL_REGISTERED');
      return codes.send({ email, purpose: 'signup' }, context.language);
    },

    async signUp(input: SignUpInput, context: RequestContext): Promise<User> {
      const email = checkSecret('email', input.email);
      const password = checkSecret('newPassword', input.password);
      const invitedBy = await inviterOf(input.invitation);
      await refuseWeakPassword(password, email);
      const proof = { email, purpose: 'signup' } as const;
      await codes.check(proof, input.code, context.language);
      const user = await repository.insertUser({
        id: newId(),
        email,
        password: await hashPassword(password),
        name: neutralName(context.language),
        avatar: null,
        sign: newInvitationCode(),
        invited_by: invitedBy,
        timezone: input.timezone ?? null,
        ctime: unixNow(),
      });
      if (!user) throw new CatalogueError('EMAIL_REGISTERED');
      await codes.drop(proof);
      await begin(user, context);
      return user;
    },
  };
}

function createPasswordReset({ repository, codes, mailer }: AuthDependencies, { requireUser }: Steps) {
  return {
    async requestPasswordCode(input: { email: string }, context: RequestContext) {
      const { email } = await requireUser(checkSecret('email', input.email));
      return codes.send({ email, purpose: 'password' }, context.language);
    },

    /** Sets a new password with the mailed code. Every session ends, and the owner gets a mail about it. */
    async resetPassword(
      input: { email: string; password: string; code: string },
      context: RequestContext,
    ): Promise<void> {
      const user = await requireUser(checkSecret('email', input.email));
      const password = checkSecret('newPassword', input.password);
      await refuseWeakPassword(password, user.email);
      const proof = { email: user.email, purpose: 'password' } as const;
      await codes.check(proof, input.code, languageOfUser(user, context.language));
      await repository.resetPassword(user.id, await hashPassword(password));
      await codes.drop(proof);
      await mailer.notify(passwordChangedMail(user.email, languageOfUser(user, context.language)));
    },
  };
}

/** Signing up, in and out, and a forgotten password (spec §4 'Auth form', §8 'Sign-in', 'Signup', 'Recovery'). */
export function createAuthService(deps: AuthDependencies) {
  const { sessions, cookie, throttle } = deps;
  const steps = createSteps(deps);

  return {
    ...createSignUp(deps, steps),
    ...createPasswordReset(deps, steps),

    async signIn(input: { email: string; password: string }, context: RequestContext): Promise<User> {
      const user = await steps.requireUser(checkSecret('email', input.email));
      await throttle.checkSignIn(user, input.password, context.ip);
      await steps.begin(user, context);
      return user;
    },

    async signOut(context: RequestContext): Promise<void> {
      if (context.sessionId) await sessions.end(context.sessionId);
      cookie.clear(context.reply);
      // The browser has cached thumbnails; its next user must not see them.
      context.reply.header('clear-site-data', '"cache"');
    },
  };
}

export type AuthService = ReturnType<typeof createAuthService>;
