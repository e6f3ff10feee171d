import { useVirtualizer } from '@tanstack/react-virtual';
import { UPLOAD } from '@xiangji/api-client/contract';
import type { UploadItem } from '@xiangji/api-client/upload';
import { IconButton, ProgressBar, XIcon } from '@xiangji/ui';
import { memo, type RefObject, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../shared/errors.ts';
import * as css from './UploadPanel.css.ts';
import { useThumbnail } from './useThumbnail.ts';

function Thumbnail({ file }: { file: File }) {
  const url = useThumbnail(file);
  return url ? <img className={css.thumbnail} src={url} alt="" /> : <span className={css.thumbnail} />;
}

const Row = memo(function Row({ item, onCancel }: { item: UploadItem; onCancel: (key: string) => void }) {
  const t = useTranslations('upload');
  const errorText = useErrorText();
  const { file, progress, errorCode, errorReason, key } = item;
  const failed = progress === UPLOAD.PROGRESS_FAILED;
  return (
    <>
      <Thumbnail file={file} />
      <span className={css.itemWords}>
        <span className={css.itemName} title={file.name}>
          {file.name}
        </span>
        {failed && (
          <span className={css.itemFault}>{errorCode ? errorText(errorCode, errorReason) : t('failed')}</span>
        )}
        {progress === UPLOAD.PROGRESS_QUEUED && <span className={css.itemNote}>{t('queued')}</span>}
        {progress >= 0 && <ProgressBar label={file.name} value={progress} />}
      </span>
      <IconButton label={t('cancelOne', { name: file.name })} size="small" onClick={() => onCancel(key)}>
        <XIcon />
      </IconButton>
    </>
  );
});

/** Failed ones first, then those that move, then those that wait. */
function byState(items: readonly UploadItem[]): UploadItem[] {
  const { PROGRESS_FAILED: failed, PROGRESS_QUEUED: queued } = UPLOAD;
  return [
    ...items.filter(({ progress }) => progress === failed),
    ...items.filter(({ progress }) => progress !== failed && progress !== queued),
    ...items.filter(({ progress }) => progress === queued),
  ];
}

/**
 * The rows in sight. A virtualizer holds its first options for good: they must know of no file but through a reference, or
 * each file of a round, with its small picture, would stay in memory until the panel is closed.
 */
function useRows(sorted: RefObject<readonly UploadItem[]>, count: number) {
  const scroll = useRef<HTMLUListElement>(null);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => css.ROW_HEIGHT,
    getItemKey: (index) => sorted.current[index]?.key ?? index,
    overscan: 3,
  });
  return { scroll, virtual };
}

/** The files on their way; of ten thousand only those in sight are in the page. */
export function UploadItems({
  items,
  onCancel,
}: {
  items: readonly UploadItem[];
  onCancel: (key: string) => void;
}) {
  const t = useTranslations('upload');
  const sorted = useMemo(() => byState(items), [items]);
  const newest = useRef(sorted);
  newest.current = sorted;
  const { scroll, virtual } = useRows(newest, sorted.length);
  if (sorted.length === 0) return null;
  return (
    <ul ref={scroll} className={css.items} aria-label={t('items')}>
      <li aria-hidden="true" className={css.filler} style={{ height: virtual.getTotalSize() }} />
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const item = sorted[index];
        if (!item) return null;
        return (
          <li
            key={key}
            className={css.item}
            style={{ transform: `translateY(${start}px)` }}
            aria-setsize={sorted.length}
            aria-posinset={index + 1}
          >
            <Row item={item} onCancel={onCancel} />
          </li>
        );
      })}
    </ul>
  );
}
