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
import type { KnownDevices } from './knownDevices.ts';
import type { LoginThrottle } from './loginThrottle.ts';
import type { MailCodes } from './mailCodes.ts';
import { neutralName } from './neutralName.ts';
import type { ResetLinks } from './resetLinks.ts';
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
  links: ResetLinks;
  devices: KnownDevices;
  /** A keyed digest of an address, under which the log names it. */
  pseudonymOf: (email: string) => string;
  mailer: Mailer;
  throttle: LoginThrottle;
  signIns: SignIns;
}

/** Steps that several calls share. */
function createSteps({ repository, sessions, cookie, signIns, devices }: AuthDependencies) {
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
    devices.remember(context, user.id);
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

function createSignUp({ repository, codes, devices }: AuthDependencies, { inviterOf, begin }: Steps) {
  return {
    async requestSignUpCode(
      input: { email: string; invitation: string | undefined },
      context: RequestContext,
    ) {
      const email = checkSecret('email', input.email);
      await inviterOf(input.invitation);
      if (await repository.userByEmail(email)) throw new CatalogueError('EMAIL_REGISTERED');
      const { language } = context;
      return codes.send({ email, purpose: 'signup' }, { language, source: devices.sourceOf(context) });
    },

    async signUp(input: SignUpInput, context: RequestContext): Promise<User> {
      const email = checkSecret('email', input.email);
      const password = checkSecret('newPassword', input.password);
      const invitedBy = await inviterOf(input.invitation);
      await refuseWeakPassword(password, email);
      const proof = { email, purpose: 'signup' } as const;
      const { language } = context;
      await codes.check(proof, input.code, { language, source: devices.sourceOf(context) });
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

function createPasswordReset(deps: AuthDependencies, { requireUser }: Steps) {
  const { repository, codes, links, devices, mailer } = deps;

  /** Every session ends, and the owner gets a mail about it. The device is known from now on: its user read the mail. */
  async function finish(user: User, password: string, context: RequestContext): Promise<void> {
    await repository.resetPassword(user.id, await hashPassword(password));
    await codes.drop({ email: user.email, purpose: 'password' });
    devices.remember(context, user.id);
    await mailer.notify(passwordChangedMail(user.email, languageOfUser(user, context.language)));
  }

  return {
    async requestPasswordCode(input: { email: string }, context: RequestContext) {
      const { id, email } = await requireUser(checkSecret('email', input.email));
      return codes.send(
        { email, purpose: 'password' },
        {
          language: context.language,
          source: devices.sourceOf(context, id),
          makeLink: () => links.issue(id),
        },
      );
    },

    /** Sets a new password with the mailed code. */
    async resetPassword(
      input: { email: string; password: string; code: string },
      context: RequestContext,
    ): Promise<void> {
      const user = await requireUser(checkSecret('email', input.email));
      const password = checkSecret('newPassword', input.password);
      await refuseWeakPassword(password, user.email);
      const language = languageOfUser(user, context.language);
      const source = devices.sourceOf(context, user.id);
      await codes.check({ email: user.email, purpose: 'password' }, input.code, { language, source });
      await finish(user, password, context);
    },

    /** Sets a new password with the mailed link; returns the account's address. */
    async resetByLink(input: { link: string; password: string }, context: RequestContext) {
      const { user, take } = await links.open(checkSecret('link', input.link));
      if (user.disabled) throw new CatalogueError('ACCOUNT_DISABLED');
      const password = checkSecret('newPassword', input.password);
      await refuseWeakPassword(password, user.email);
      await take();
      await finish(user, password, context);
      return { email: user.email };
    },
  };
}

/** Signing up, in and out, and a forgotten password (spec §4 'Auth form', §8 'Sign-in', 'Signup', 'Recovery'). */
export function createAuthService(deps: AuthDependencies) {
  const { sessions, cookie, throttle, devices, pseudonymOf } = deps;
  const steps = createSteps(deps);

  return {
    ...createSignUp(deps, steps),
    ...createPasswordReset(deps, steps),

    async signIn(input: { email: string; password: string }, context: RequestContext): Promise<User> {
      const email = checkSecret('email', input.email);
      try {
        const user = await steps.requireUser(email);
        await throttle.checkSignIn(user, input.password, devices.sourceOf(context, user.id));
        await steps.begin(user, context);
        return user;
      } catch (error) {
        if (error instanceof CatalogueError) {
          const { ip } = context;
          context.request.log.warn({ account: pseudonymOf(email), ip, code: error.code }, 'sign-in refused');
        }
        throw error;
      }
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
