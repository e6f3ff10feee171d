import { sql } from 'kysely';
import type { Flag } from '../../db/columns.ts';
import type { Db } from '../../db/connect.ts';
import { STATE } from '../../db/schema.ts';

/** A group of similar photos. */
export interface SimilarGroup {
  id: string;
  /** Bytes of the photos that need not be kept. */
  bytes: number;
}

/** A photo of a group. */
export interface SimilarPhoto {
  groupId: string;
  id: string;
  /** The movie of a live photo included. */
  bytes: number;
  isBest: boolean;
  isFavorite: boolean;
  /** Its description is not the name of its file. */
  isDescribed: boolean;
}

const isDescribed = sql<number>`case when files.name <> ''
  and substr(files.origin_name, 1, length(files.name)) <> files.name then 1 else 0 end`;

/** The photos of groups; in each, the best one has place 1. Photos in the recycle bin are not among them. */
function ranked(db: Db, userId: string) {
  return db
    .selectFrom('photo_hashes')
    .innerJoin('files', 'files.id', 'photo_hashes.file_id')
    .where('photo_hashes.user_id', '=', userId)
    .where('photo_hashes.group_id', 'is not', null)
    .where('files.state', '=', STATE.ACTIVE)
    .select([
      sql<string>`photo_hashes.group_id`.as('groupId'),
      'files.id',
      'files.favorite',
      'photo_hashes.dismissed',
      isDescribed.as('described'),
      sql<number>`files.size + files.live_size`.as('bytes'),
      sql<number>`row_number() over (partition by photo_hashes.group_id order by files.width * files.height desc,
        files.size + files.live_size desc, files.favorite desc, ${isDescribed} desc, files.ctime, files.id)`.as(
        'place',
      ),
    ]);
}

/** Groups of similar photos of one account. */
export function createSimilarRepository(db: Db) {
  return {
    /** The groups that are not dismissed, those with the most bytes to gain first. */
    async groups(userId: string): Promise<SimilarGroup[]> {
      const rows = await db
        .selectFrom(ranked(db, userId).as('ranked'))
        .select([
          'groupId as id',
          sql<number>`sum(case when place > 1 and favorite = 0 and described = 0 then bytes else 0 end)`.as(
            'bytes',
          ),
        ])
        .groupBy('groupId')
        .having(sql<boolean>`count(*) > 1 and min(dismissed) = 0`)
        .execute();
      const groups = rows.map(({ id, bytes }) => ({ id, bytes: Number(bytes) }));
      return groups.sort((one, other) => other.bytes - one.bytes || (one.id < other.id ? -1 : 1));
    },

    /** The photos of some groups, the best of each first. */
    async photos(userId: string, groupIds: readonly string[]): Promise<SimilarPhoto[]> {
      if (groupIds.length === 0) return [];
      const rows = await ranked(db, userId)
        .where('photo_hashes.group_id', 'in', groupIds)
        .orderBy('place')
        .execute();
      return rows.map(({ groupId, id, bytes, place, favorite, described }) => ({
        ...{ groupId, id, bytes: Number(bytes) },
        isBest: Number(place) === 1,
        isFavorite: favorite === 1,
        isDescribed: described === 1,
      }));
    },

    /** Dismisses the photos that a group has, or lists them again; returns their number, 0 where there is no such group. */
    async dismiss(userId: string, groupId: string, dismissed: Flag): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable('photo_hashes')
        .set({ dismissed })
        .where('user_id', '=', userId)
        .where('group_id', '=', groupId)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  };
}

export type SimilarRepository = ReturnType<typeof createSimilarRepository>;
