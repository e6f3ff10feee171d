import { thumbhashUrl } from '@xiangji/internal/thumbhash';
import { Card, IconButton, XIcon } from '@xiangji/ui';
import { useId } from 'react';
import type { AlbumCover } from '../album-card/index.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type MemoryStripLabels, memoryStripLabels } from './labels.ts';
import * as css from './MemoryStrip.css.ts';

/** The photos of one day in an earlier year. */
export interface Memory {
  /** Identifies the memory. */
  id: string;
  /** Number of full years since that day. */
  yearsAgo: number;
  /** Number of photos of that day. */
  count: number;
  /** The photo on the card; undefined while it loads, null if it has no image. */
  cover: AlbumCover | null | undefined;
}

export interface MemoryStripProps {
  /** The memories, newest first. An empty list shows nothing. */
  memories: readonly Memory[];
  /**
   * Called with the id of the pressed memory and its card element, from which a photo viewer can animate its opening.
   */
  onOpen: (id: string, card: HTMLElement) => void;
  /** Called by the button that hides the row. Without it, the row has no such button. */
  onDismiss?: () => void;
  /** Replaces individual texts. */
  labels?: Partial<MemoryStripLabels>;
}

/**
 * A row of cards, one for each earlier year that has photos of the same day. It scrolls horizontally if it is too long.
 */
export function MemoryStrip({ memories, onOpen, onDismiss, ...props }: MemoryStripProps) {
  const labels = useBlockLabels(memoryStripLabels, props.labels);
  const headingId = useId();
  if (memories.length === 0) return null;
  return (
    <section className={css.strip} aria-labelledby={headingId}>
      <div className={css.head}>
        <h2 id={headingId} className={css.heading}>
          {labels.title}
        </h2>
        {onDismiss && (
          <IconButton size="small" label={labels.dismiss} onClick={onDismiss}>
            <XIcon />
          </IconButton>
        )}
      </div>
      <ul className={css.cards}>
        {memories.map((memory) => (
          <li key={memory.id} className={css.item}>
            <MemoryCard {...{ memory, labels, onOpen }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type MemoryCardProps = Pick<MemoryStripProps, 'onOpen'> & { memory: Memory; labels: MemoryStripLabels };

function MemoryCard({ memory: { id, yearsAgo, count, cover }, labels, onOpen }: MemoryCardProps) {
  const placeholder = thumbhashUrl(cover?.thumbhash);
  return (
    <Card asChild className={css.card}>
      <button type="button" onClick={({ currentTarget }) => onOpen(id, currentTarget)}>
        <span
          className={css.picture}
          style={placeholder ? { backgroundImage: `url(${placeholder})` } : undefined}
        >
          {cover && <img className={css.image} src={cover.src} alt="" loading="lazy" />}
        </span>
        <span className={css.words}>
          <span className={css.name}>{labels.yearsAgo(yearsAgo)}</span>
          <span className={css.detail}>{labels.photos(count)}</span>
        </span>
      </button>
    </Card>
  );
}
