import type { Folder } from '@xiangji/api-client/contract';
import { FOLDER_TYPES } from '@xiangji/api-client/contract';
import { Card, CoverStack } from '@xiangji/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import * as css from './AlbumCard.css.ts';
import { formatSpan } from './formatSpan.ts';

/** Covers of a card: a set shows its albums', an album its own. */
function coversOf(folder: Folder) {
  const sources =
    folder.type === FOLDER_TYPES.NODE ? folder.list.map((child) => child.cover) : [folder.cover];
  return sources.map((cover) => (cover ? { src: cover.path } : null));
}

/** An album or album-set in a list: covers, name, dates, how much is in it. */
export function AlbumCard({ folder }: { folder: Folder }) {
  const t = useTranslations('albums');
  const span = formatSpan(folder.sdate, folder.edate);
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
