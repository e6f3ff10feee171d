import { queryOptions, useQuery } from '@tanstack/react-query';
import { type File, GESTURES } from '@xiangji/api-client/contract';
import { Badge, Button, ErrorState, Inline, Skeleton } from '@xiangji/ui';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../../api.ts';
import type { Messages } from '../../app/locale/messages.ts';
import { useDayText } from '../../app/useDayText.ts';
import { useFileSize } from '../../app/useFileSize.ts';
import * as css from './InfoPanel.css.ts';

type ExifKey = keyof Messages['viewer']['exif'];

function photoQuery(id: string) {
  return queryOptions({
    queryKey: ['photo', id],
    queryFn: ({ signal }) => api.files.get({ params: { id }, query: { more: true }, signal }),
  });
}

const MINUTES_PER_HOUR = 60;

/** `GMT+8`, `GMT+5:45`; the offset is minutes, UTC minus local. */
function zoneText(offset: number): string {
  const east = -offset;
  const hours = Math.floor(Math.abs(east) / MINUTES_PER_HOUR);
  const minutes = Math.abs(east) % MINUTES_PER_HOUR;
  const sign = east < 0 ? '-' : '+';
  return `GMT${sign}${hours}${minutes > 0 ? `:${String(minutes).padStart(2, '0')}` : ''}`;
}

/** The wall clock of the photo: its own day and minute, and its zone where it is known. */
function useTimeText(): (photo: File) => string {
  const dayText = useDayText();
  return ({ time, timezone }) => {
    const day = Math.floor(time / 86_400);
    const minute = Math.floor((time - day * 86_400) / 60);
    const clock = [Math.floor(minute / 60), minute % 60]
      .map((part) => String(part).padStart(2, '0'))
      .join(':');
    return [dayText(day), clock, timezone === null ? '' : zoneText(timezone)].filter(Boolean).join(' ');
  };
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={css.term}>{name}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}

type ExifRow = NonNullable<File['exif']>[number];

/** What a row says: figures with their units, switches in words. */
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

/** The facts of a photo; of the camera's rows the first few, until all are asked for (spec §9). */
function Facts({ photo }: { photo: File }) {
  const t = useTranslations('viewer');
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
          {timeText(photo)}
          {photo.time_unknown && <span className={css.note}>{t('timeUnknown')}</span>}
        </Fact>
        <Fact name={t('album')}>{photo.pname}</Fact>
        {photo.tags.length > 0 && (
          <Fact name={t('tags')}>
            <Inline gap={1}>
              {photo.tags.map((tag) => (
                <Badge key={tag.id}>{tag.name}</Badge>
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
        <Button variant="ghost" size="small" onClick={() => setAll(!all)}>
          {all ? t('less') : t('more', { count: rows.length })}
        </Button>
      )}
    </>
  );
}

/** What is known of one photo (spec §2 'Info panel'). */
export function InfoPanel({ photoId }: { photoId: string }) {
  const t = useTranslations('viewer');
  const { data, isError, isFetching, refetch } = useQuery(photoQuery(photoId));
  if (isError)
    return <ErrorState title={t('loadFailed')} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className={css.skeleton} />;
  return (
    <section aria-label={t('info')} className={css.panel}>
      <h2 className={css.name}>{data.name || t('noDescription')}</h2>
      <Facts photo={data} />
    </section>
  );
}
