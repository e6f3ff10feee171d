import { UPLOAD } from '@xiangji/api-client/contract';
import type { UploadItem } from '@xiangji/api-client/upload';
import { CloseIcon, IconButton, ProgressBar } from '@xiangji/ui';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../app/errors.ts';
import * as css from './UploadPanel.css.ts';

/** A panel shows what moves and what failed; ten thousand waiting files are a number. */
const SHOWN = 30;

/** What a browser can draw without help; the others keep an empty frame. */
const DRAWABLE = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/bmp']);

function Thumbnail({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!DRAWABLE.has(file.type)) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url ? <img className={css.thumbnail} src={url} alt="" /> : <span className={css.thumbnail} />;
}

function Row({ item, onCancel }: { item: UploadItem; onCancel: (key: string) => void }) {
  const t = useTranslations('upload');
  const errorText = useErrorText();
  const { file, progress, errorCode, key } = item;
  const failed = progress === UPLOAD.PROGRESS_FAILED;
  return (
    <li className={css.item}>
      <Thumbnail file={file} />
      <span className={css.itemWords}>
        <span className={css.itemName}>{file.name}</span>
        {failed && <span className={css.itemFault}>{errorCode ? errorText(errorCode) : t('failed')}</span>}
        {progress === UPLOAD.PROGRESS_QUEUED && <span className={css.itemNote}>{t('queued')}</span>}
        {progress >= 0 && <ProgressBar label={file.name} value={progress} />}
      </span>
      <IconButton label={t('cancelOne', { name: file.name })} size="small" onClick={() => onCancel(key)}>
        <CloseIcon />
      </IconButton>
    </li>
  );
}

/** The files on their way: failed ones first, then those that move, then those that wait. */
export function UploadItems({
  items,
  onCancel,
}: {
  items: readonly UploadItem[];
  onCancel: (key: string) => void;
}) {
  const rank = ({ progress }: UploadItem) => {
    if (progress === UPLOAD.PROGRESS_FAILED) return 0;
    return progress === UPLOAD.PROGRESS_QUEUED ? 2 : 1;
  };
  const shown = items.toSorted((a, b) => rank(a) - rank(b)).slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <ul className={css.items}>
      {shown.map((item) => (
        <Row key={item.key} item={item} onCancel={onCancel} />
      ))}
    </ul>
  );
}
