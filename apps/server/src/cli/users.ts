import { randomBytes } from 'node:crypto';
import type { Db } from '../db/connect.ts';
import { IN_A_ROW } from '../modules/auth/loginThrottle.ts';
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

/** Ids of accounts that some network cannot sign in to for now. */
async function accountsThatWait(db: Db, now: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('attempts')
    .select('subject')
    .where('kind', 'like', 'signin:%')
    .where('count', '>=', IN_A_ROW.max)
    .where('expires', '>', now)
    .execute();
  return new Set(rows.map(({ subject }) => subject));
}

/** Everyone, by email. */
export async function listUsers(db: Db, now: number): Promise<UserLine[]> {
  const waiting = await accountsThatWait(db, now);
  const rows = await db.selectFrom('users').selectAll().orderBy('email').execute();
  return rows.map((row) => {
    const locked = row.locked === 1 || waiting.has(row.id);
    const state = row.disabled ? 'disabled' : locked ? 'locked' : row.delete_at > 0 ? 'leaving' : 'ok';
    return {
      email: row.email,
      name: row.name,
      photos: row.count_photo + row.count_video,
      bytes: row.space,
      state,
    };
  });
}

async function change(db: Db, email: string, values: Record<string, string | number>): Promise<string> {
  const row = await db
    .updateTable('users')
    .set(values)
    .where('email', '=', email.toLowerCase())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new CommandError(`Nobody is registered as ${email}.`);
  return row.id;
}

const UNLOCKED = { wrong_today: 0, locked: 0 } as const;

async function forgetAttempts(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('attempts').where('subject', '=', userId).execute();
}

/** Opens the locks of an account after too many wrong passwords. */
export async function unlockUser(db: Db, email: string): Promise<void> {
  await forgetAttempts(db, await change(db, email, UNLOCKED));
}

/** Gives somebody a new random password, which is answered, and ends all sessions. */
export async function resetPassword(db: Db, email: string): Promise<string> {
  const password = randomBytes(12).toString('base64url');
  const id = await change(db, email, { ...UNLOCKED, password: await hashPassword(password) });
  await forgetAttempts(db, id);
  await db.deleteFrom('sessions').where('user_id', '=', id).execute();
  return password;
}

/** Keeps somebody out (41000 at sign-in) and ends all sessions; nothing of theirs is removed. */
export async function disableUser(db: Db, email: string): Promise<void> {
  const id = await change(db, email, { disabled: 1 });
  await db.deleteFrom('sessions').where('user_id', '=', id).execute();
}

/** Lets somebody in again who was disabled. */
export async function enableUser(db: Db, email: string): Promise<void> {
  await change(db, email, { disabled: 0 });
}
