import { useQuery } from '@tanstack/react-query';
import { ROOT_FOLDER } from '@xiangji/api-client/contract';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ListFailed } from '../../../shared/page/ListFailed.tsx';
import { everyLevelQuery } from '../../../shared/queries/albums.queries.ts';
import { AlbumSkeletons } from '../AlbumList.tsx';
import { treeOf } from '../organiser/tree.ts';
import type { FolderFacts } from './faces.ts';
import { Organiser } from './Organiser.tsx';

type Levels = NonNullable<Awaited<ReturnType<NonNullable<typeof everyLevelQuery.queryFn>>>>;

/** Reads every level once, then lets them be changed: what the server has meanwhile does not disturb the work. */
export function ManageAlbums({ level, slot }: { level: string; slot: HTMLElement | null }) {
  const t = useTranslations('albums');
  const { data, error, isFetching, isStale, refetch } = useQuery({ ...everyLevelQuery, staleTime: 0 });
  const [begun, setBegun] = useState<Levels>();
  // What an earlier visit had read may be old; the work begins with what is true now.
  if (!begun && data && !isFetching) setBegun(data);
  const work = useMemo(() => {
    if (!begun) return undefined;
    const facts: FolderFacts = new Map(
      begun.flatMap(({ list }) => list.map((folder) => [folder.id, folder])),
    );
    return { first: treeOf(begun), facts };
  }, [begun]);
  if (!work && error && !isFetching && isStale) {
    return (
      <ListFailed
        error={error}
        title={t('loadFailed')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!work) return <AlbumSkeletons />;
  return <Organiser {...work} level={level || ROOT_FOLDER} slot={slot} />;
}
