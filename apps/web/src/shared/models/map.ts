import { type CallData, type Contract, ORDER } from '@xiangji/api-client/contract';
import type { MapCluster } from '@xiangji/blocks';
import type { PhotoReply } from './photoList.ts';

/** The places of a map; the id is that of the photo on it. */
export function clustersOf({ clusters }: CallData<Contract['map']['clusters']>): MapCluster[] {
  return clusters.map(({ cover, ...place }) => ({ id: cover.id, src: cover.path, ...place }));
}

/** The photos of an area are not grouped: they have one heading, a day number that is not shown. */
const HEADING = '0';

/** A page of the photos of an area, after `skip` others. */
export function areaPhotosOf(
  { list, count: total }: CallData<Contract['map']['list']>,
  skip: number,
): PhotoReply {
  const heading = { key: HEADING, name: '', category: HEADING, count: total, total };
  return {
    list,
    order: ORDER.DATE_DESC,
    hasMore: skip + list.length < total,
    axis: total > 0 ? [heading] : [],
    info: { name: null, count: total, photos: total, videos: 0 },
  };
}
