import type { PhotoItem } from '@xiangji/internal/items';
import { useMemo } from 'react';
import type { PhotoSection } from '../items.ts';
import { PhotoGrid } from '../PhotoGrid.tsx';
import type { PhotoGridProps } from '../PhotoGridProps.ts';
import type { PhotoSource } from '../source/photoSource.ts';
import { storySections } from './storyPhotos.ts';

/** A source whose photos arrive `delay` milliseconds after their request; with Infinity never. */
function createLateSource(
  sections: readonly PhotoSection[],
  photo: (index: number) => PhotoItem,
  delay: number,
): PhotoSource {
  const loaded = new Map<number, PhotoItem>();
  const listeners = new Set<() => void>();
  let version = 0;
  return {
    sections,
    count: sections.reduce((sum, { count }) => sum + count, 0),
    getItem: (index) => loaded.get(index),
    getVersion: () => version,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    loadRange({ start, end, signal }) {
      if (!Number.isFinite(delay)) return;
      const timer = setTimeout(() => {
        for (let index = start; index < end; index += 1) loaded.set(index, photo(index));
        version += 1;
        for (const listener of listeners) listener();
      }, delay);
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
  };
}

const months = storySections(120, 4);

/** A grid whose photos arrive some time after their request, like those of a service. */
export function LateGrid(
  props: Omit<PhotoGridProps, 'photos' | 'source' | 'onLoadRange'> & {
    photo: (index: number) => PhotoItem;
    /** Milliseconds until photos arrive; Infinity never. */
    delay: number;
  },
) {
  const { photo, delay, sections = months, ...rest } = props;
  const source = useMemo(() => createLateSource(sections, photo, delay), [sections, photo, delay]);
  return <PhotoGrid {...rest} source={source} />;
}
