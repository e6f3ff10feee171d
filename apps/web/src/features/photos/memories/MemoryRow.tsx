import { MemoryStrip } from '@xiangji/blocks';
import { lazyComponent } from '@xiangji/ui';
import { useRef } from 'react';
import { useLayer } from '../../../shared/layer/useLayer.ts';
import type { MemoryDay } from './memoryDays.ts';
import { useMemories } from './useMemories.ts';

const MemoryViewer = lazyComponent(() => import('./MemoryViewer.tsx'), 'MemoryViewer');

export interface MemoryRowProps {
  days: readonly MemoryDay[];
  onDismiss: () => void;
}

/** The days as a row of cards, and the slideshow of the one that was pressed. */
export function MemoryRow({ days, onDismiss }: MemoryRowProps) {
  const { photos, starts, covers } = useMemories(days);
  const { layer, open, close } = useLayer(['memory']);
  const card = useRef<HTMLElement>(null);
  const memories = days.map(({ key, yearsAgo, count }, index) => {
    const cover = covers[index];
    const src = cover?.srcSet?.[0]?.src;
    return { id: key, yearsAgo, count, cover: src ? { src, thumbhash: cover.thumbhash ?? null } : undefined };
  });
  const opened = days.findIndex(({ key }) => key === layer?.id);
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
      {photos && opened >= 0 && (
        <MemoryViewer source={photos} first={starts[opened] ?? 0} card={card} onClose={close} />
      )}
    </>
  );
}
