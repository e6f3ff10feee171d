import { randomBytes } from 'node:crypto';
import type { Db } from '../db/connect.ts';
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

/** Everyone, by email. */
export async function listUsers(db: Db, now: number): Promise<UserLine[]> {
  const rows = await db.selectFrom('users').selectAll().orderBy('email').execute();
  return rows.map((row) => {
    const locked = row.locked === 1 || row.locked_until > now;
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

const UNLOCKED = { wrong_times: 0, wrong_today: 0, locked_until: 0, locked: 0 } as const;

/** Lets somebody in again who has mistaken the password too often. */
export async function unlockUser(db: Db, email: string): Promise<void> {
  await change(db, email, UNLOCKED);
}

/** Gives somebody a new random password, which is answered, and ends all sessions. */
export async function resetPassword(db: Db, email: string): Promise<string> {
  const password = randomBytes(12).toString('base64url');
  const id = await change(db, email, { ...UNLOCKED, password: await hashPassword(password) });
  await db.deleteFrom('sessions').where('user_id', '=', id).execute();
  return password;
}
