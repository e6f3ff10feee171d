import type { Db } from '../../../db/connect.ts';
import { STATE } from '../../../db/schema.ts';
import type { ManifestRecords } from './manifest.ts';

/** Existing photos of each share, by the share's id. */
async function photosOfShares(db: Db, userId: string): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('share_files')
    .innerJoin('shares', 'shares.id', 'share_files.share_id')
    .innerJoin('files', 'files.id', 'share_files.file_id')
    .select(['share_files.share_id', 'share_files.file_id'])
    .where('shares.user_id', '=', userId)
    .where('shares.ended', '=', 0)
    .where('files.state', '=', STATE.ACTIVE)
    .orderBy('share_files.file_id')
    .execute();
  const byShare = Map.groupBy(rows, ({ share_id }) => share_id);
  return new Map(Array.from(byShare, ([id, some]) => [id, some.map(({ file_id }) => file_id)]));
}

async function shares(db: Db, userId: string): Promise<ManifestRecords['shares']> {
  const photos = await photosOfShares(db, userId);
  const rows = await db
    .selectFrom('shares')
    .select(['id', 'name', 'private', 'days', 'expires', 'keep_exif', 'ctime'])
    .where('user_id', '=', userId)
    .where('ended', '=', 0)
    .orderBy('id')
    .execute();
  return rows.map(({ private: isPrivate, ...share }) => ({
    ...share,
    type: isPrivate ? ('private' as const) : ('public' as const),
    photos: photos.get(share.id) ?? [],
  }));
}

/** Orders that were paid, and those of bills, as in the account's list. */
const orders = (db: Db, userId: string): Promise<ManifestRecords['orders']> =>
  db
    .selectFrom('orders')
    .leftJoin('bills', 'bills.id', 'orders.bill_id')
    .select(['orders.id', 'orders.category', 'orders.months', 'orders.amount', 'orders.ctime'])
    .select(['orders.paid_at as paid', 'bills.bill_date as bill'])
    .where('orders.user_id', '=', userId)
    .where((eb) => eb.or([eb('orders.paid_by', 'is not', null), eb('orders.bill_id', 'is not', null)]))
    .orderBy('orders.id')
    .execute();

/** Every month's figures. */
const bills = (db: Db, userId: string): Promise<ManifestRecords['bills']> =>
  db
    .selectFrom('bills')
    .select(['bill_date as date', 'amount', 'expires', 'ctime'])
    .select(['count_folder_file', 'count_shared_file', 'count_oblivion_file'])
    .select(['space_folder', 'space_shared', 'space_oblivion'])
    .where('user_id', '=', userId)
    .orderBy('bill_date')
    .execute();

const recycled = (db: Db, userId: string): Promise<ManifestRecords['recycled']> =>
  db
    .selectFrom('files')
    .innerJoin('folders', 'folders.id', 'files.folder_id')
    .select(['files.id', 'files.name', 'files.origin_name', 'files.size', 'files.dtime', 'files.vtime'])
    .select('folders.name as folder')
    .where('files.user_id', '=', userId)
    .where('files.state', '=', STATE.RECYCLED)
    .orderBy('files.id')
    .execute();

/** Records of an account other than albums and photos. They are in the first part of an export. */
export async function exportRecords(db: Db, userId: string): Promise<ManifestRecords> {
  return {
    shares: await shares(db, userId),
    orders: await orders(db, userId),
    bills: await bills(db, userId),
    recycled: await recycled(db, userId),
  };
}
