import { type File, ORDER } from '@xiangji/api-client/contract';
import { type MemoryDay, MemoryStrip } from '@xiangji/blocks';
import { type PagedSourceState, usePagedSource } from '@xiangji/photo-grid';
import { partsOfRange } from '@xiangji/photo-grid/source';
import { lazyComponent } from '@xiangji/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useLayer } from '../../../shared/layer/useLayer.ts';
import { usePhotos } from '../../../shared/photoList/useTimeline.ts';
import { librarySource } from '../photos.queries.ts';

const MemoryViewer = lazyComponent(() => import('./MemoryViewer.tsx'), 'MemoryViewer');

const PAGE_SIZE = 20;
const library = librarySource({ albumId: undefined, tagId: undefined }, ORDER.DATE_ASC);

/** The photos of these days as one list. */
function sourceOf(days: readonly MemoryDay[]): PagedSourceState<File> {
  const sections = days.map(({ key, count }) => ({ key, name: key, count }));
  return {
    listKey: JSON.stringify(days),
    sections,
    keyOf: ({ id }) => id,
    loadRange: async ({ signal, ...range }) => {
      const replies = await Promise.all(
        partsOfRange(sections, range).map(({ section, offset: skip, count }) =>
          library.list({ category: section.key, skip, count }, signal),
        ),
      );
      return replies.flatMap(({ list }) => list);
    },
    pageSize: PAGE_SIZE,
    overscan: 0,
  };
}

const hasNoPlace = () => undefined;

/** The photos of these days as one list; the first photo of each day loads at once. */
function useMemories(days: readonly MemoryDay[]) {
  const options = useMemo(() => sourceOf(days), [days]);
  const source = usePagedSource(options, hasNoPlace);
  const { photos } = usePhotos(source);
  useEffect(() => {
    // A card whose photo cannot be loaded stays without one; opening it tries again.
    for (const { start } of days) source?.loadRange({ start, end: start + 1 }).catch(() => undefined);
  }, [source, days]);
  return photos;
}

export interface MemoryRowProps {
  days: readonly MemoryDay[];
  onDismiss: () => void;
}

/** The days as a row of cards, and the slideshow of the one that was pressed. */
export function MemoryRow({ days, onDismiss }: MemoryRowProps) {
  const photos = useMemories(days);
  const { layer, open, close } = useLayer(['memory']);
  const card = useRef<HTMLElement>(null);
  const memories = days.map(({ key, yearsAgo, count, start }) => {
    const cover = photos?.getItem(start);
    const src = cover?.srcSet?.[0]?.src;
    return { id: key, yearsAgo, count, cover: src ? { src, thumbhash: cover.thumbhash ?? null } : undefined };
  });
  const opened = days.find(({ key }) => key === layer?.id);
  return (
    <>
      <MemoryStrip
        memories={memories}
        onOpen={(key, element) => {
          card.current = element;
          open('memory', key);
        }}
        onDismiss={onDismiss}
      />
      {photos && opened && <MemoryViewer source={photos} first={opened.start} card={card} onClose={close} />}
    </>
  );
}
