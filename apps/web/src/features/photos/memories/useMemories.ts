import { type File, ORDER } from '@xiangji/api-client/contract';
import { usePagedSource } from '@xiangji/photo-grid';
import type { PagedSourceOptions } from '@xiangji/photo-grid/source';
import { useEffect, useMemo } from 'react';
import { usePhotos } from '../../../shared/photoList/useTimeline.ts';
import { librarySource } from '../photos.queries.ts';
import { type DayPart, dayPartsOf, type MemoryDay } from './memoryDays.ts';

const PAGE_SIZE = 20;
const library = librarySource({ albumId: undefined, tagId: undefined }, ORDER.DATE_ASC);

function optionsOf(days: readonly MemoryDay[]): PagedSourceOptions<File> & { listKey: string } {
  const loadPart = async (part: DayPart, signal: AbortSignal) => {
    const { key: category, skip, count } = part;
    return (await library.list({ category, skip, count }, signal)).list;
  };
  return {
    listKey: JSON.stringify(days),
    sections: days.map(({ key, count }) => ({ key, name: key, count })),
    keyOf: ({ id }) => id,
    loadRange: async ({ signal, ...range }) => {
      const parts = await Promise.all(dayPartsOf(days, range).map((part) => loadPart(part, signal)));
      return parts.flat();
    },
    pageSize: PAGE_SIZE,
    overscan: 0,
  };
}

const hasNoPlace = () => undefined;

/** The photos of these days as one list, and the first photo of each day, which loads at once. */
export function useMemories(days: readonly MemoryDay[]) {
  const options = useMemo(() => optionsOf(days), [days]);
  const source = usePagedSource(options, hasNoPlace);
  const { photos } = usePhotos(source);
  const starts = useMemo(() => {
    let next = 0;
    return days.map(({ count }) => {
      next += count;
      return next - count;
    });
  }, [days]);
  useEffect(() => {
    // A card whose photo cannot be loaded stays without one; opening it tries again.
    for (const start of starts) source?.loadRange({ start, end: start + 1 }).catch(() => undefined);
  }, [source, starts]);
  return { photos, starts, covers: starts.map((start) => photos?.getItem(start)) };
}
