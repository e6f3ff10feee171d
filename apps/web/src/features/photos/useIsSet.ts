import { useQuery } from '@tanstack/react-query';
import type { Timeline } from '../../shared/photoList/useTimeline.ts';
import { albumsQuery } from '../../shared/queries/albums.queries.ts';

/** Whether the address names a set, which holds albums and no photos. Asked only when no photos came. */
export function useIsSet(albumId: string | undefined, { store, error }: Timeline): boolean {
  const hasNone = error !== null || store?.count === 0;
  const { data } = useQuery({ ...albumsQuery(albumId), enabled: albumId !== undefined && hasNone });
  return data?.album?.kind === 'albumSet';
}
