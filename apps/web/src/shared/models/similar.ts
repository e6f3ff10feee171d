import type { CallData, contract } from '@xiangji/api-client/contract';
import type { SimilarPhotos } from '@xiangji/blocks';
import { photoOf } from './photo.ts';

type WirePage = CallData<typeof contract.similar.list>;
type WirePhoto = WirePage['groups'][number]['photos'][number];

/** A group of similar photos, and its photos as the wire has them, for `viewedPhotosOf`. */
export interface SimilarGroup extends SimilarPhotos {
  files: readonly WirePhoto[];
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

/** Maps a group to the photos of the viewer, in its order. */
export function viewedPhotosOf({ files }: SimilarGroup, day: (day: number) => string) {
  return files.map((file) => photoOf(file, day));
}

/** Maps the totals of the wire: the number of groups, and the bytes that the suggested deletions gain. */
export function similarTotalOf({ count, bytes }: WirePage) {
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
