import { DELETION_DAYS } from '@xiangji/api-client/contract';
import type { SigninRow } from '../../db/accountSchema.ts';
import type { User } from '../../db/schema.ts';
import { CatalogueError } from '../../http/errors.ts';
import { type Language, languageOfUser } from '../../language.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { passwordChangedMail } from '../../mail/texts.ts';
import { hashPassword } from '../../security/passwords.ts';
import { SECONDS_PER_DAY, SECONDS_PER_MINUTE, unixNow } from '../../time.ts';
import { checkSecret } from '../auth/checkSecret.ts';
import { locate } from '../auth/locate.ts';
import type { LoginThrottle } from '../auth/loginThrottle.ts';
import { readAgent } from '../auth/readAgent.ts';
import type { Sessions } from '../auth/sessions.service.ts';
import type { SignIns } from '../auth/signIns.ts';
import { refuseWeakPassword } from '../auth/weakPasswords.ts';
import type { AccountRepository } from './account.repository.ts';
import type { UsageRepository } from './usage.repository.ts';

export interface AccountDependencies {
  repository: AccountRepository;
  usage: UsageRepository;
  mailer: Mailer;
  sessions: Sessions;
  throttle: LoginThrottle;
  signIns: SignIns;
}

interface CurrentSession {
  user: User;
  sessionId: string | null;
  language: Language;
}

function toSignIn({ id, user_id, session_id, ctime, ...place }: SigninRow) {
  return { time: ctime, ...place };
}

/** The current day in this user's time zone. */
function dayFor(user: User, time: number): number {
  return Math.floor((time - (user.timezone ?? 0) * SECONDS_PER_MINUTE) / SECONDS_PER_DAY);
}

/** `li***@example.com`: enough for a friend to recognise, too little to write to. */
function masked(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 2)}***@${domain}`;
}

/** Figures of the account's photos, now and by month. */
function createUsageViews({ repository, usage }: AccountDependencies) {
  return {
    async size(user: User) {
      const used = await usage.read(user.id);
      return {
        count: used.count_folder_file + used.count_oblivion_file,
        size: used.space_folder + used.space_oblivion,
      };
    },

    async overview(user: User) {
      const used = await usage.read(user.id);
      const count_file = used.count_folder_file + used.count_oblivion_file;
      return { ...(await usage.holders(user.id)), count_file, ...used };
    },

    async overviewHistory(user: User) {
      const months = await repository.months(user.id);
      const list = months.map(({ id, user_id, amount, expires, ctime, paid_by, ...figures }) => ({
        ...figures,
        trade_success: amount === 0 || paid_by !== null ? 1 : 0,
      }));
      return { list };
    },
  };
}

/** Sign-ins and sessions. */
function createSessionViews({ sessions, signIns }: AccountDependencies) {
  return {
    async security({ user, sessionId }: CurrentSession, lastOnly: boolean) {
      const last = await signIns.before(user.id, sessionId ?? '');
      const rows = lastOnly ? [] : await signIns.list(user.id);
      const days = Map.groupBy(rows, (row) => dayFor(user, row.ctime));
      const list = Array.from(days, ([date, entries]) => ({
        date,
        ctime: entries[0]?.ctime ?? 0,
        list: entries.map(toSignIn),
      }));
      return { user_email: user.email, list, last: last ? toSignIn(last) : null };
    },

    async sessions({ user, sessionId }: CurrentSession) {
      const rows = await sessions.list(user.id);
      const list = rows.map(({ id, user_id, agent, ...row }) => ({
        id,
        current: id === sessionId,
        ...row,
        location: locate(row.ip),
        ...readAgent(agent),
      }));
      return { list };
    },

    async endSession(user: User, id: string): Promise<void> {
      if (!(await sessions.endOne(user.id, id))) throw new CatalogueError('NOT_FOUND');
    },

    endOtherSessions: ({ user, sessionId }: CurrentSession) => sessions.endAll(user.id, sessionId),
  };
}

/** The user's own account (spec §7 'Account'). */
export function createAccountService(deps: AccountDependencies) {
  const { repository, mailer, sessions, throttle } = deps;

  return {
    ...createUsageViews(deps),
    ...createSessionViews(deps),
    change: repository.change,

    async invitations(user: User) {
      const count = await repository.countInvited(user.id);
      const rows = await repository.invited(user.id);
      const list = rows.map(({ name, email, ctime }) => ({ name, email: masked(email), time: ctime }));
      return { user_sign: user.sign, count, list };
    },

    checkPassword: (user: User, password: string) => throttle.confirm(user, password),

    /** Sets a new password with the old one. Every other session ends, and the owner gets a mail about it. */
    async setPassword(
      { user, sessionId, language }: CurrentSession,
      secrets: { password: string; passold: string },
    ) {
      const password = checkSecret('newPassword', secrets.password);
      await throttle.confirm(user, secrets.passold);
      await refuseWeakPassword(password, user.email);
      if (!(await repository.changePassword(user, await hashPassword(password), sessionId)))
        throw new CatalogueError('PASSWORD_WRONG', { data: { times: 1 } });
      await mailer.notify(passwordChangedMail(user.email, languageOfUser(user, language)));
    },

    async remove({ user, sessionId }: CurrentSession, password: string) {
      await throttle.confirm(user, password);
      const delete_at = user.delete_at || unixNow() + DELETION_DAYS * SECONDS_PER_DAY;
      await repository.change(user.id, { delete_at });
      await sessions.endAll(user.id, sessionId);
      return { delete_at };
    },

    async keep(user: User): Promise<void> {
      await repository.change(user.id, { delete_at: 0 });
    },
  };
}

export type AccountService = ReturnType<typeof createAccountService>;
