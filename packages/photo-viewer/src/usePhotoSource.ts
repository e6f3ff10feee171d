import type { LoadRange, PhotoItem } from '@xiangji/internal/items';
import { useMemo, useSyncExternalStore } from 'react';
import type { PhotoSource } from './items.ts';

/** A list at one moment: `getItem` is another function after every change. */
export interface PhotoList {
  count: number;
  getItem: (index: number) => PhotoItem | undefined;
  onLoadRange: LoadRange | undefined;
}

const noPhotos: readonly PhotoItem[] = [];
const neverChanges = () => () => {};
const sameVersion = () => 0;

/** Follows the photos or the source of a viewer. */
export function usePhotoSource(options: {
  photos?: readonly (PhotoItem | undefined)[];
  source?: PhotoSource;
  onLoadRange?: LoadRange;
}): PhotoList {
  const { photos = noPhotos } = options;
  const source = useMemo(
    (): PhotoSource => options.source ?? { count: photos.length, getItem: (index: number) => photos[index] },
    [options.source, photos],
  );
  const { subscribe = neverChanges, getVersion = sameVersion } = source;
  const version = useSyncExternalStore(subscribe, getVersion, getVersion);
  const onLoadRange = options.onLoadRange ?? source.loadRange;
  return useMemo(
    () => ({ count: source.count, getItem: (index: number) => source.getItem(index), onLoadRange, version }),
    [source, version, onLoadRange],
  );
}
