import { ALBUMS } from '@xiangji/api-client/contract';
import type { Kysely } from 'kysely';
import { type Database, STATE } from '../../db/schema.ts';
import { CatalogueError } from '../../http/errors.ts';

/** Throws ILLEGAL_REQUEST where an account would have more albums and sets than one may have. */
export function assertAlbumCount(count: number): void {
  if (count > ALBUMS.PER_ACCOUNT) throw new CatalogueError('ILLEGAL_REQUEST', { data: { reason: 'albums' } });
}

/** Throws ILLEGAL_REQUEST where an account has no room for another album. Called inside the account's lock. */
export async function assertRoomForAlbum(trx: Kysely<Database>, userId: string): Promise<void> {
  const { count } = await trx
    .selectFrom('folders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', '=', STATE.LIVE)
    .executeTakeFirstOrThrow();
  assertAlbumCount(Number(count) + 1);
}
