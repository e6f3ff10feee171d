import type { PhotoItem } from '@xiangji/internal/items';
import { useMemo, useSyncExternalStore } from 'react';
import type { PhotoSection } from '../items.ts';
import { createArraySource } from './itemSource.ts';
import type { PhotoSource } from './photoSource.ts';

/** A list at one moment: when the source changes, every part of it is another object. */
export interface PhotoSnapshot {
  sections: readonly PhotoSection[];
  getItem: (index: number) => PhotoItem | undefined;
  isStale: ((index: number) => boolean) | undefined;
}

const noPhotos: readonly PhotoItem[] = [];
const neverChanges = () => () => {};
const sameVersion = () => 0;

/** Follows the photos or the source of a grid. */
export function usePhotoSource(props: {
  photos?: readonly (PhotoItem | undefined)[];
  source?: PhotoSource;
  sections?: readonly PhotoSection[];
}): { source: PhotoSource; list: PhotoSnapshot } {
  const { photos = noPhotos } = props;
  const source = useMemo(
    (): PhotoSource => props.source ?? createArraySource(photos),
    [props.source, photos],
  );
  const { subscribe = neverChanges, getVersion = sameVersion } = source;
  const version = useSyncExternalStore(subscribe, getVersion, getVersion);
  const sections = useSections(props.sections ?? source.sections, source.count);
  const list = useMemo(
    () => ({
      sections,
      getItem: (index: number) => source.getItem(index),
      isStale: source.isStale && ((index: number) => source.isStale?.(index) === true),
      version,
    }),
    [source, version, sections],
  );
  return { source, list };
}

/** One section without a heading for a list without sections. */
function useSections(sections: readonly PhotoSection[] | undefined, count: number): readonly PhotoSection[] {
  const whole = useMemo(() => (count > 0 ? [{ key: 'all', name: '', count }] : []), [count]);
  return sections ?? whole;
}
