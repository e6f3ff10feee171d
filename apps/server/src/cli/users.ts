import { randomBytes } from 'node:crypto';
import type { OperatorRepository } from '../modules/account/operator.repository.ts';
import { CONSECUTIVE_LIMIT, DAY_LIMIT } from '../modules/auth/loginThrottle.ts';
import { hashPassword } from '../security/passwords.ts';
import { CommandError } from './CommandError.ts';

/** One line for an operator. `state` is `ok`, `locked`, `disabled` or `leaving`. */
export interface UserLine {
  email: string;
  name: string;
  photos: number;
  bytes: number;
  state: string;
}

/** Every account, by email. */
export async function listUsers(users: OperatorRepository, now: number): Promise<UserLine[]> {
  const waiting = await users.waiting({ inRow: CONSECUTIVE_LIMIT.max, ofDay: DAY_LIMIT.max, now });
  const rows = await users.users();
  return rows.map((row) => {
    const state = row.disabled
      ? 'disabled'
      : waiting.has(row.id)
        ? 'locked'
        : row.delete_at > 0
          ? 'leaving'
          : 'ok';
    return {
      email: row.email,
      name: row.name,
      photos: row.count_photo + row.count_video,
      bytes: row.space,
      state,
    };
  });
}

/** Returns what was found for an address. Throws CommandError where it has no account. */
export function required<T>(found: T | undefined, email: string): T {
  if (found === undefined) throw new CommandError(`No account is registered as ${email}.`);
  return found;
}

async function change(
  users: OperatorRepository,
  email: string,
  values: Parameters<OperatorRepository['change']>[1],
): Promise<string> {
  return required(await users.change(email.toLowerCase(), values), email);
}

/** Unlocks an account after too many wrong passwords. */
export async function unlockUser(users: OperatorRepository, email: string): Promise<void> {
  await users.forgetAttempts(required(await users.idOf(email.toLowerCase()), email));
}

/** Gives an account a new random password, which is returned, and ends all its sessions. */
export async function resetPassword(users: OperatorRepository, email: string): Promise<string> {
  const password = randomBytes(12).toString('base64url');
  const id = await change(users, email, { password: await hashPassword(password) });
  await users.forgetAttempts(id);
  await users.endSessions(id);
  return password;
}

/** Refuses the account's sign-ins (41000) and ends all its sessions; nothing of it is removed. */
export async function disableUser(users: OperatorRepository, email: string): Promise<void> {
  await users.endSessions(await change(users, email, { disabled: 1 }));
}

/** Allows a disabled account to sign in again. */
export async function enableUser(users: OperatorRepository, email: string): Promise<void> {
  await change(users, email, { disabled: 0 });
}
