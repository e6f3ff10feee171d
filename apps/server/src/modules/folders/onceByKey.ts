import { unixNow } from '../../time.ts';
import type { CallRepliesRepository } from './callReplies.repository.ts';

/**
 * Runs a call once per retry key of the client, inside the account's lock: a call whose reply was lost may be sent
 * again and gets the same reply. A call without a key always runs.
 */
export async function onceByKey<T>(
  callReplies: CallRepliesRepository,
  { userId, key }: { userId: string; key: string | undefined },
  run: () => Promise<T>,
): Promise<T> {
  if (key === undefined) return run();
  const known = await callReplies.find(userId, key);
  if (known !== undefined) return JSON.parse(known) as T;
  const reply = await run();
  await callReplies.insert({ user_id: userId, key, reply: JSON.stringify(reply), ctime: unixNow() });
  return reply;
}
