import type { Db } from '../../db/connect.ts';
import { STATE } from '../../db/schema.ts';
import { axisScope, createCountersRepository } from '../files/files.counters.repository.ts';
import { countPhrase } from '../files/files.filter.repository.ts';

/** Names of an account that a query is compared with. */
export function createSearchNamesRepository(db: Db) {
  const counters = createCountersRepository(db);

  return {
    countPhrase: (phrase: string, limit: number) => countPhrase(db, phrase, limit),

    /** Albums and sets that are not deleted. */
    folders: (userId: string) =>
      db
        .selectFrom('folders')
        .select(['id', 'parent_id', 'type', 'name', 'name_key', 'count_photo', 'count_video'])
        .where('user_id', '=', userId)
        .where('state', '=', STATE.ACTIVE)
        .execute(),

    tags: (userId: string) =>
      db.selectFrom('tags').select(['id', 'name', 'name_key']).where('user_id', '=', userId).execute(),

    /** Cameras with their photos counted, in no order. */
    cameras: (userId: string) => counters.byHeading(axisScope.user(userId), 'camera'),

    /** Lenses, like the cameras. */
    lenses: (userId: string) => counters.byHeading(axisScope.user(userId), 'lens'),

    /** Towns with their photos counted, in no order. */
    async towns(userId: string): Promise<{ town: number; count: number }[]> {
      const counts = await counters.byHeading(axisScope.user(userId), 'town');
      return counts.map(({ heading, count }) => ({ town: Number(heading), count }));
    },

    /** Photos of keywords that are not deleted, in no order. */
    async tagCounts(ids: readonly string[]): Promise<Map<string, number>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('file_tags')
        .innerJoin('files', 'files.id', 'file_tags.file_id')
        .select((eb) => ['file_tags.tag_id as id', eb.fn.countAll<number>().as('count')])
        .where('file_tags.tag_id', 'in', ids)
        .where('files.state', '=', STATE.ACTIVE)
        .groupBy('file_tags.tag_id')
        .execute();
      return new Map(rows.map(({ id, count }) => [id, Number(count)]));
    },

    /** Minutes, UTC minus local; null where unknown. */
    async timezone(userId: string): Promise<number | null> {
      const query = db.selectFrom('users').select('timezone').where('id', '=', userId);
      return (await query.executeTakeFirst())?.timezone ?? null;
    },
  };
}

export type SearchNamesRepository = ReturnType<typeof createSearchNamesRepository>;
