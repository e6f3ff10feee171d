import { useVirtualizer } from '@tanstack/react-virtual';
import { IconButton, ProgressBar, XIcon } from '@xiangji/ui';
import { useBrowserLayoutEffect } from '@xiangji/ui/react-18';
import { memo, type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { FileButton } from './FileButton.tsx';
import type { UploadLabels } from './labels.ts';
import * as css from './UploadPanel.css.ts';
import type { UploadRow } from './uploadStatus.ts';

export interface UploadItemsProps<Item> {
  /** The files, in any order. */
  items: readonly Item[];
  /** Returns the content of an item's row. */
  describeItem: (item: Item) => UploadRow;
  /** Renders the thumbnail of an item, a square of 40 CSS pixels. */
  renderThumbnail?: ((item: Item) => ReactNode) | undefined;
  /** Called with the key of an item to cancel its upload. */
  onCancel: (key: string) => void;
  /** Called with the key of an item that `isChanged` and the file that the user chose again. */
  onReplace?: ((key: string, file: File) => void) | undefined;
  /** The texts. */
  labels: UploadLabels;
}

type RowProps<Item> = Omit<UploadItemsProps<Item>, 'items'> & { item: Item };

interface ChangedFileProps {
  name: string;
  labels: UploadLabels;
  onFile: (file: File) => void;
}

/** Says that a file was changed, with a button that chooses it again. A file of another name is not accepted. */
function ChangedFile({ name, labels, onFile }: ChangedFileProps) {
  const [isOther, setOther] = useState(false);
  const take = ([file]: File[]) => {
    if (file?.name === name) onFile(file);
    else setOther(true);
  };
  return (
    <>
      <span className={css.itemReason} role={isOther ? 'alert' : undefined}>
        {isOther ? labels.otherFile : labels.fileChanged}
      </span>
      <FileButton
        size="small"
        className={css.chooseAgain}
        label={labels.chooseAgainOne(name)}
        aria-label={labels.chooseAgainOne(name)}
        onFiles={take}
      >
        {labels.chooseAgain}
      </FileButton>
    </>
  );
}

function PlainRow<Item>({
  item,
  describeItem,
  renderThumbnail,
  onCancel,
  onReplace,
  labels,
}: RowProps<Item>) {
  const { key, name, state, progress, error, isChanged } = describeItem(item);
  return (
    <>
      <span className={css.thumbnail}>{renderThumbnail?.(item)}</span>
      <span className={css.itemWords}>
        <span className={css.itemName} title={name}>
          {name}
        </span>
        {isChanged && <ChangedFile {...{ name, labels }} onFile={(file) => onReplace?.(key, file)} />}
        {state === 'failed' && !isChanged && <span className={css.itemError}>{error ?? labels.failed}</span>}
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

const ORDER = { failed: 1, uploading: 2, queued: 3 } as const;

/** Sorts changed files first, then other failed files, then uploading files, then queued files. */
function sortByState<Item>(items: readonly Item[], describeItem: (item: Item) => UploadRow) {
  const groups: [Item[], Item[], Item[], Item[]] = [[], [], [], []];
  for (const item of items) {
    const { state, isChanged } = describeItem(item);
    groups[isChanged ? 0 : ORDER[state]].push(item);
  }
  return { sorted: groups.flat(), changed: groups[0].length };
}

interface VisibleRowsProps {
  count: number;
  /** Number of changed files, which come first and have higher rows. */
  changed: number;
  /** Returns the key of the row at an index. */
  keys: RefObject<(index: number) => string>;
  label: string;
  /** Renders the row with a key at a distance from the top (px). */
  renderRow: (index: number, start: number) => ReactNode;
}

/**
 * The visible rows. A virtualizer always keeps its first options, and with them the scope in which they were created.
 * Therefore this is a separate component without the items; otherwise every file of an upload would stay in memory
 * until the panel is closed. A function is not enough, because a minifier may inline it.
 */
function VisibleRows({ count, changed, keys, label, renderRow }: VisibleRowsProps) {
  const scroller = useRef<HTMLUListElement>(null);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (index < changed ? css.CHANGED_HEIGHT : css.ROW_HEIGHT),
    getItemKey: (index) => keys.current(index),
    overscan: 3,
  });
  useBrowserLayoutEffect(() => virtual.measure(), [virtual, changed]);
  const rows: ReactNode[] = [];
  for (const { index, start } of virtual.getVirtualItems()) rows.push(renderRow(index, start));
  return (
    <ul ref={scroller} className={css.items} aria-label={label}>
      <li aria-hidden="true" className={css.filler} style={{ height: virtual.getTotalSize() }} />
      {rows}
    </ul>
  );
}

/** The files of an upload as a virtualized list: only the visible rows are mounted. */
export function UploadItems<Item>({ items, ...row }: UploadItemsProps<Item>) {
  const { describeItem, labels } = row;
  const { sorted, changed } = useMemo(() => sortByState(items, describeItem), [items, describeItem]);
  const keys = useRef((index: number) => String(index));
  useBrowserLayoutEffect(() => {
    keys.current = (index) => {
      const item = sorted[index];
      return item === undefined ? String(index) : describeItem(item).key;
    };
  }, [sorted, describeItem]);
  if (sorted.length === 0) return null;
  const renderRow = (index: number, start: number) => {
    const item = sorted[index];
    if (item === undefined) return null;
    return (
      <li
        key={describeItem(item).key}
        className={css.item}
        data-changed={index < changed || undefined}
        style={{ transform: `translateY(${start}px)` }}
        aria-setsize={sorted.length}
        aria-posinset={index + 1}
      >
        <Row item={item} {...row} />
      </li>
    );
  };
  return <VisibleRows count={sorted.length} {...{ changed, keys, renderRow }} label={labels.list} />;
}
