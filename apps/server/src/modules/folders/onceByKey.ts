import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { unixNow } from '../../time.ts';

/**
 * Does something once for a client's retry key, inside the account's lock: a call whose answer was lost may be sent
 * again and gets the same answer. Without a key it is simply done.
 */
export async function onceByKey<T>(
  trx: Kysely<Database>,
  { userId, key }: { userId: string; key: string | undefined },
  run: () => Promise<T>,
): Promise<T> {
  if (key === undefined) return run();
  const kept = await trx
    .selectFrom('call_replies')
    .select('reply')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (kept) return JSON.parse(kept.reply) as T;
  const reply = await run();
  await trx
    .insertInto('call_replies')
    .values({ user_id: userId, key, reply: JSON.stringify(reply), ctime: unixNow() })
    .execute();
  return reply;
}
