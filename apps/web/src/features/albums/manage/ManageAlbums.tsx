import { useQuery } from '@tanstack/react-query';
import { ROOT_FOLDER } from '@xiangji/api-client/contract';
import { AlbumGridSkeleton, type OrganizerLevel } from '@xiangji/blocks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { levelIdOf, organizerLevelsOf } from '../../../shared/models/album.ts';
import { Loaded } from '../../../shared/page/Loaded.tsx';
import { everyLevelQuery } from '../../../shared/queries/albums.queries.ts';
import { Organizer } from './Organizer.tsx';

/** Reads every level once; later changes on the server do not disturb the user. */
export function ManageAlbums({ level, slot }: { level: string; slot: HTMLElement | null }) {
  const t = useTranslations('albums');
  const query = useQuery({ ...everyLevelQuery, staleTime: 0 });
  const { data, error, isFetching, isStale } = query;
  const [levels, setLevels] = useState<OrganizerLevel[]>();
  // An earlier visit may have read old lists: manage mode begins with fresh ones.
  if (!levels && data && !isFetching) setLevels(organizerLevelsOf(data));
  const hasFailed = !isFetching && isStale;
  return (
    <Loaded
      query={{ ...query, data: levels, error: hasFailed && error }}
      loading={<AlbumGridSkeleton />}
      failed={t('loadFailed')}
    >
      {(read) => <Organizer levels={read} level={levelIdOf(level || ROOT_FOLDER)} slot={slot} />}
    </Loaded>
  );
}
