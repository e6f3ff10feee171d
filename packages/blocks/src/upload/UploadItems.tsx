import { useVirtualizer } from '@tanstack/react-virtual';
import { IconButton, ProgressBar, XIcon } from '@xiangji/ui';
import { memo, type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { UploadLabels } from './labels.ts';
import * as css from './UploadPanel.css.ts';
import type { UploadRow } from './uploadStatus.ts';

export interface UploadItemsProps<Item> {
  items: readonly Item[];
  /** Returns what the row of an item shows. */
  describeItem: (item: Item) => UploadRow;
  /** Renders the thumbnail of an item, a square of 40 CSS pixels. */
  renderThumbnail?: ((item: Item) => ReactNode) | undefined;
  onCancel: (key: string) => void;
  labels: UploadLabels;
}

type RowProps<Item> = Omit<UploadItemsProps<Item>, 'items'> & { item: Item };

function PlainRow<Item>({ item, describeItem, renderThumbnail, onCancel, labels }: RowProps<Item>) {
  const { key, name, state, progress, error } = describeItem(item);
  return (
    <>
      <span className={css.thumbnail}>{renderThumbnail?.(item)}</span>
      <span className={css.itemWords}>
        <span className={css.itemName} title={name}>
          {name}
        </span>
        {state === 'failed' && <span className={css.itemError}>{error ?? labels.failed}</span>}
        {state === 'queued' && <span className={css.itemNote}>{labels.queued}</span>}
        {state === 'uploading' && <ProgressBar label={name} value={progress} />}
      </span>
      <IconButton label={labels.cancelOne(name)} size="small" onClick={() => onCancel(key)}>
        <XIcon />
      </IconButton>
    </>
  );
}

const Row = memo(PlainRow) as typeof PlainRow;

const ORDER = { failed: 0, uploading: 1, queued: 2 } as const;

/** Failed files first, then those at work, then those in the queue. */
function sortByState<Item>(items: readonly Item[], describeItem: (item: Item) => UploadRow): Item[] {
  const groups: [Item[], Item[], Item[]] = [[], [], []];
  for (const item of items) groups[ORDER[describeItem(item).state]].push(item);
  return groups.flat();
}

/**
 * The visible rows. A virtualizer keeps its first options for good: they reach the items through a ref, or each file of an upload
 * would stay in memory until the panel is closed.
 */
function useRows(keys: RefObject<(index: number) => string>, count: number) {
  const scroller = useRef<HTMLUListElement>(null);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => css.ROW_HEIGHT,
    getItemKey: (index) => keys.current(index),
    overscan: 3,
  });
  return { scroller, virtual };
}

/** The files of an upload; of ten thousand only the visible ones are mounted. */
export function UploadItems<Item>({ items, ...row }: UploadItemsProps<Item>) {
  const { describeItem, labels } = row;
  const sorted = useMemo(() => sortByState(items, describeItem), [items, describeItem]);
  const keys = useRef((index: number) => String(index));
  useLayoutEffect(() => {
    keys.current = (index) => {
      const item = sorted[index];
      return item === undefined ? String(index) : describeItem(item).key;
    };
  }, [sorted, describeItem]);
  const { scroller, virtual } = useRows(keys, sorted.length);
  if (sorted.length === 0) return null;
  return (
    <ul ref={scroller} className={css.items} aria-label={labels.list}>
      <li aria-hidden="true" className={css.filler} style={{ height: virtual.getTotalSize() }} />
      {virtual.getVirtualItems().map(({ index, start }) => {
        const item = sorted[index];
        if (item === undefined) return null;
        return (
          <li
            key={describeItem(item).key}
            className={css.item}
            style={{ transform: `translateY(${start}px)` }}
            aria-setsize={sorted.length}
            aria-posinset={index + 1}
          >
            <Row item={item} {...row} />
          </li>
        );
      })}
    </ul>
  );
}
