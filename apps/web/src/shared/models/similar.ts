import type { CallData, contract, File } from '@xiangji/api-client/contract';
import type { SimilarPhotos } from '@xiangji/blocks';

type WirePage = CallData<typeof contract.similar.list>;
type WirePhoto = WirePage['groups'][number]['photos'][number];

/** A group of similar photos, and its photos for the viewer. */
export interface SimilarGroup extends SimilarPhotos {
  files: readonly File[];
}

/** The number of groups and the bytes that the suggested deletions gain. */
export interface SimilarTotal {
  groups: number;
  bytes: number;
}

function similarPhotoOf(file: WirePhoto): SimilarPhotos['photos'][number] {
  const { id, name, thumbhash, width, height, bytes, time, keep } = file;
  const [smallest] = file.thumbnail.toSorted(([one], [other]) => one - other);
  return {
    ...{ id, name, thumbhash, width, height, bytes, time },
    src: smallest?.[1],
    rotation: file.rotate,
    albumName: file.pname,
    keep: keep ?? undefined,
  };
}

/** Maps the totals of the wire. */
export function similarTotalOf({ count, bytes }: WirePage): SimilarTotal {
  return { groups: count, bytes };
}

/** Maps a page of the wire's groups. */
export function similarPageOf(page: WirePage) {
  return {
    groups: page.groups.map(
      ({ id, photos }): SimilarGroup => ({ id, photos: photos.map(similarPhotoOf), files: photos }),
    ),
    total: similarTotalOf(page),
    next: page.next ?? undefined,
  };
}
