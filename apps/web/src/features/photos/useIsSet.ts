import { useQuery } from '@tanstack/react-query';
import { FOLDER_TYPES } from '@xiangji/api-client/contract';
import { albumsQuery } from '../../app/albums.queries.ts';
import type { Timeline } from '../../app/photoList/useTimeline.ts';

/** Whether the address names a set, which holds albums and no photos. Asked only when no photos came. */
export function useIsSet(albumId: string | undefined, { store, error }: Timeline): boolean {
  const hasNone = error !== null || store?.total === 0;
  const { data } = useQuery({ ...albumsQuery(albumId), enabled: albumId !== undefined && hasNone });
  return data?.folder?.type === FOLDER_TYPES.NODE;
}
