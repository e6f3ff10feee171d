import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@xiangji/ui';
import { useCallback, useMemo, useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { useErrorText } from '../../shared/errors.ts';
import type { FileOrder, PhotoSource } from '../../shared/photoList/photoSource.ts';
import { isKeptOrder, photosKey } from '../../shared/queries/photos.queries.ts';

/** Which of one's photos: an album's, or all; `tagId` leaves those with a keyword (spec §2 'optional query key'). */
export interface LibraryScope {
  albumId: string | undefined;
  tagId: string | undefined;
}

/** One photo of one's own. */
export async function findPhoto(id: string) {
  return api.files.get({ params: { id }, query: {} });
}

function useKeepOrder({ albumId }: LibraryScope) {
  const client = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (order: FileOrder) =>
      albumId
        ? api.folders.order({ params: { id: albumId }, body: { order } })
        : api.files.order({ body: { order } }),
    // The lists in the kept order, whatever their keyword, are other ones now.
    onSuccess: () => client.removeQueries({ predicate: ({ queryKey }) => isKeptOrder(queryKey, albumId) }),
    // This list stands in the new order all the same; the next visit will not.
    onError: (error) => toast.show({ title: errorText(error), tone: 'critical' }),
  });
}

/** The photos of a scope in their kept order, and another order, which is kept on the server. */
export function useLibrary({ albumId, tagId }: LibraryScope) {
  const [order, setOrder] = useState<FileOrder>();
  const { mutate } = useKeepOrder({ albumId, tagId });
  const source = useMemo(
    (): PhotoSource => ({
      key: photosKey(albumId, { tagId, order }),
      list: (query, signal) =>
        api.files.list({ query: { pid: albumId, tag: tagId, order, ...query }, signal }),
      get: findPhoto,
    }),
    [albumId, tagId, order],
  );
  const changeOrder = useCallback(
    (next: FileOrder) => {
      setOrder(next);
      mutate(next);
    },
    [mutate],
  );
  return { source, changeOrder };
}
