import type { Folder } from '@xiangji/api-client/contract';
import { FOLDER_TYPES } from '@xiangji/api-client/contract';
import { Card, CoverStack } from '@xiangji/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDayText } from '../../app/useDayText.ts';
import * as css from './AlbumCard.css.ts';

/** Covers of a card: a set shows its albums', an album its own. */
function coversOf(folder: Folder) {
  const sources =
    folder.type === FOLDER_TYPES.NODE ? folder.list.map((child) => child.cover) : [folder.cover];
  return sources.map((cover) => (cover ? { src: cover.path } : null));
}

/** First and last day, once where they are the same. */
function useSpan(folder: Folder): string | undefined {
  const dayText = useDayText();
  const { sdate, edate } = folder;
  if (sdate === null || edate === null) return undefined;
  return sdate === edate ? dayText(sdate) : `${dayText(sdate)} – ${dayText(edate)}`;
}

/** An album or album-set in a list: covers, name, dates, how much is in it. */
export function AlbumCard({ folder }: { folder: Folder }) {
  const t = useTranslations('albums');
  const span = useSpan(folder);
  const isSet = folder.type === FOLDER_TYPES.NODE;
  const amount = isSet ? t('inSet', { leaves: folder.count }) : t('photos', { count: folder.count });
  return (
    <Card asChild className={css.card}>
      <Link to={isSet ? `/albums/${folder.id}` : `/albums/${folder.id}/photos`}>
        <CoverStack covers={coversOf(folder)} sizes="240px" />
        <span className={css.words}>
          <span className={css.name} title={folder.name}>
            {folder.name}
          </span>
          <span className={css.detail}>{span ?? amount}</span>
          {span && <span className={css.detail}>{amount}</span>}
        </span>
      </Link>
    </Card>
  );
}
