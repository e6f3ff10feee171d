import { useQuery } from '@tanstack/react-query';
import { countCodePoints, type File, GESTURES, TEXT } from '@xiangji/api-client/contract';
import {
  Badge,
  Button,
  CalendarIcon,
  ErrorState,
  IconButton,
  Inline,
  PencilIcon,
  TextArea,
  Link as TextLink,
} from '@xiangji/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFileSize } from '../../shared/hooks/useFileSize.ts';
import type { Messages } from '../../shared/locale/catalogue.ts';
import { InfoAwaited } from '../../shared/photoList/InfoAwaited.tsx';
import * as css from '../../shared/photoList/InfoPanel.css.ts';
import { useTimeText } from '../../shared/photoList/useTimeText.ts';
import { PlaceFact } from './map/PlaceFact.tsx';
import { photoQuery } from './photos.queries.ts';
import { TAG_KEY } from './tagKey.ts';

type ExifKey = keyof Messages['viewer']['exif'];

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={css.term}>{name}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}

type ExifRow = NonNullable<File['exif']>[number];

/** The text of a row: figures with their units, switches in words. */
function useExifText(): (row: ExifRow) => string {
  const words = useTranslations('viewer.exifWords');
  const sizeText = useFileSize();
  return ({ key, text, value }) => {
    if (key === 'fileSize') return sizeText(Number(value));
    if (key === 'flash') return value === 'true' ? words('flashOn') : words('flashOff');
    if (key === 'whiteBalance') return value === 'manual' ? words('manual') : words('auto');
    return text;
  };
}

/** The facts of a photo; of the camera's rows the first few, until all are requested (spec §9). */
function Facts({ photo, onDate }: { photo: File; onDate: () => void }) {
  const t = useTranslations('viewer');
  const photos = useTranslations('photos');
  const names = useTranslations('viewer.exif');
  const timeText = useTimeText();
  const exifText = useExifText();
  const [all, setAll] = useState(false);
  const rows = photo.exif ?? [];
  const shown = all ? rows : rows.slice(0, GESTURES.EXIF_ROWS);
  return (
    <>
      <dl className={css.facts}>
        <Fact name={t('time')}>
          <Inline gap={1}>
            {timeText(photo)}
            <IconButton size="small" label={photos('changeDate')} onClick={onDate}>
              <CalendarIcon />
            </IconButton>
          </Inline>
          {photo.time_unknown && <span className={css.note}>{t('timeUnknown')}</span>}
        </Fact>
        <Fact name={t('album')}>
          <TextLink asChild>
            <Link to={`/albums/${photo.pid}/photos`}>{photo.pname}</Link>
          </TextLink>
        </Fact>
        {photo.gps && (
          <Fact name={t('place')}>
            <PlaceFact place={photo.gps} />
          </Fact>
        )}
        {photo.tags.length > 0 && (
          <Fact name={t('tags')}>
            <Inline gap={1}>
              {photo.tags.map((tag) => (
                <Link key={tag.id} to={`/photos?${TAG_KEY}=${tag.id}`} className={css.tag}>
                  <Badge>{tag.name}</Badge>
                </Link>
              ))}
            </Inline>
          </Fact>
        )}
        {shown.map((row) => (
          <Fact key={row.key} name={names(row.key as ExifKey)}>
            {exifText(row)}
          </Fact>
        ))}
      </dl>
      {rows.length > GESTURES.EXIF_ROWS && (
        <Button variant="ghost" size="small" className={css.more} onClick={() => setAll(!all)}>
          {all ? t('less') : t('more', { count: rows.length })}
        </Button>
      )}
    </>
  );
}

/** The description, changed where it stands; an empty or unchanged text changes nothing (spec §5). */
function Description({ name, onDescribe }: { name: string; onDescribe: (text: string) => void }) {
  const t = useTranslations('viewer');
  const photos = useTranslations('photos');
  const [editing, setEditing] = useState(false);
  const commit = (text: string) => {
    const trimmed = text.trim();
    if (countCodePoints(trimmed) > TEXT.PHOTO_DESCRIPTION) return;
    setEditing(false);
    if (trimmed && trimmed !== name) onDescribe(trimmed);
  };
  if (editing) {
    return (
      <TextArea
        autoFocus
        label={t('description')}
        hideLabel
        defaultValue={name}
        limit={TEXT.PHOTO_DESCRIPTION}
        onValueCommit={commit}
        onCancel={() => setEditing(false)}
        onBlur={(event) => commit(event.currentTarget.value)}
      />
    );
  }
  return (
    <div className={css.head}>
      <h2 className={css.name}>{name || t('noDescription')}</h2>
      <IconButton label={photos('describe')} onClick={() => setEditing(true)}>
        <PencilIcon />
      </IconButton>
    </div>
  );
}

export interface InfoPanelProps {
  photoId: string;
  /** Another description: trimmed, not empty, at most 240. */
  onDescribe: (text: string) => void;
  /** Asks when it was taken. */
  onDate: () => void;
}

/** The facts of one photo (spec §2 'Info panel'). */
export function InfoPanel({ photoId, onDescribe, onDate }: InfoPanelProps) {
  const t = useTranslations('viewer');
  const { data, isError, isFetching, refetch } = useQuery(photoQuery(photoId));
  if (isError)
    return <ErrorState title={t('loadFailed')} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <InfoAwaited />;
  return (
    <section aria-label={t('info')} className={css.panel}>
      <Description key={photoId} name={data.name} onDescribe={onDescribe} />
      <Facts photo={data} onDate={onDate} />
    </section>
  );
}
