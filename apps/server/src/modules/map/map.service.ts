import { type CallData, type CallInput, type Contract, PAGING } from '@xiangji/api-client/contract';
import type { ResponseCache } from '../../cache/responseCache.ts';
import { SerializedReply } from '../../cache/SerializedReply.ts';
import type { User } from '../../db/schema.ts';
import type { ClientHints } from '../../http/context.ts';
import type { FilesRepository } from '../files/files.repository.ts';
import { showFiles } from '../files/showFiles.ts';
import { thumbnailUrl, thumbnailWidths } from '../media/mediaUrls.ts';
import { type Area, areaOf, type CoverRow, type PlacesRepository } from './places.repository.ts';

type View = CallInput<Contract['map']['clusters']>['query'];
type ListQuery = CallInput<Contract['map']['list']>['query'];
type Clusters = CallData<Contract['map']['clusters']>;
type Listed = CallData<Contract['map']['list']>;

export interface MapDependencies {
  repository: Pick<FilesRepository, 'findMany' | 'tagsOf'>;
  places: PlacesRepository;
  cache: ResponseCache;
}

/** How many photos are read for each that a page needs, where photos of the area are as frequent as in the library. */
const READ_FACTOR = 4;
/** A photo that is read by time costs as much as this number that are read by cell. */
const COST_RATIO = 8;

function pathOf(row: CoverRow, { webp }: ClientHints): string | null {
  const [width] = thumbnailWidths(row, 0);
  return width === undefined ? null : thumbnailUrl(row.id, { width, webp });
}

/** The map of an account's photos. */
export function createMapService({ repository, places, cache }: MapDependencies) {
  async function countIn(area: Area): Promise<number> {
    return (await places.cells(area)).reduce((sum, { count }) => sum + count, 0);
  }

  /**
   * The photos of an area in the order of time. A small part of the library is sorted; of a large part, a page is among
   * the newest photos as a rule.
   */
  async function page(user: User, area: Area, at: { skip: number; limit: number; count: number }) {
    const { skip, limit, count } = at;
    const needed = Math.min(limit, count - skip);
    if (needed <= 0) return [];
    const library = user.count_photo + user.count_video;
    const among = Math.ceil(((skip + needed) * READ_FACTOR * library) / count);
    if (among * COST_RATIO < count) {
      const ids = await places.newestAmong(area, { skip, limit }, among);
      if (ids.length >= needed) return ids;
    }
    return places.newest(area, { skip, limit });
  }

  return {
    async clusters(user: User, view: View, client: ClientHints) {
      const key = `map ${client.webp} ${JSON.stringify(view)}`;
      return cache<Clusters>(user, key, async () => {
        const area = areaOf(user.id, view, view.zoom);
        const cells = await places.cells(area);
        const covers = await places.covers(
          user.id,
          area.level,
          cells.map(({ cell }) => cell),
        );
        const clusters = cells.flatMap(({ cell, ...mean }) => {
          const cover = covers.get(cell);
          return cover ? [{ ...mean, cover: { id: cover.id, path: pathOf(cover, client) } }] : [];
        });
        const count = clusters.reduce((sum, cluster) => sum + cluster.count, 0);
        return new SerializedReply<Clusters>(JSON.stringify({ count, clusters }));
      });
    },

    async list(
      user: User,
      { skip = 0, count: limit = PAGING.PHOTO_PAGE, ...view }: ListQuery,
      client: ClientHints,
    ) {
      const key = `map files ${client.webp} ${client.width} ${skip} ${limit} ${JSON.stringify(view)}`;
      return cache<Listed>(user, key, async () => {
        const area = areaOf(user.id, view, view.zoom);
        const count = await countIn(area);
        const rows = await repository.findMany(user.id, await page(user, area, { skip, limit, count }));
        const list = await showFiles(repository, rows, client);
        return new SerializedReply<Listed>(JSON.stringify({ list, count }));
      });
    },
  };
}

export type MapService = ReturnType<typeof createMapService>;
