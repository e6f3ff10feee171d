import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { PhotoSelection } from '@xiangji/api-client/contract';
import type { DateChange } from '@xiangji/blocks';
import { api } from '../../shared/api/api.ts';
import { typingEnds } from '../../shared/api/typingEnds.ts';
import { useReport } from '../../shared/hooks/useReport.ts';
import { dateChangeBody, photoFactsOf } from '../../shared/models/photo.ts';
import { type FileOrder, type PhotoReply, photoReplyOf } from '../../shared/models/photoList.ts';
import { type PhotoSearch, searchFilterOf } from '../../shared/models/search.ts';
import type { PhotoQuery, PhotoSource } from '../../shared/photoList/photoSource.ts';
import { isKeptOrder, photoKey, photosKey } from '../../shared/queries/photos.queries.ts';

/** Query parameter that filters photos by one keyword (spec §2 'an optional query key'). */
export const TAG_KEY = 'query';

/** Which photos of the account: an album's, or all; `tagId` leaves those with a keyword (spec §2 'optional query key'). */
export interface LibraryScope {
  albumId: string | undefined;
  tagId: string | undefined;
  /** Only favorites. @default false */
  favorite?: boolean | undefined;
  /** Only photos that a search finds, the newest first. Keep its identity. */
  search?: PhotoSearch | undefined;
  /** Selected photos are named by their ids only. @default false */
  byId?: boolean | undefined;
}

/** One photo of the account. */
export async function findPhoto(id: string) {
  return api.files.get({ params: { id }, query: {} });
}

/** The address of a photo's original, for a download. */
export async function downloadPhoto(id: string) {
  return api.files.download({ params: { id } });
}

/** Photos of a scope, or its headings and totals. */
async function listPhotos(
  { albumId, tagId, favorite, search }: LibraryScope,
  query: PhotoQuery,
  signal: AbortSignal,
): Promise<PhotoReply> {
  if (search) {
    const filter = searchFilterOf(search);
    return photoReplyOf(
      await api.search.list({ query: { ...filter, pid: albumId, tag: tagId, favorite, ...query }, signal }),
    );
  }
  return photoReplyOf(
    await api.files.list({ query: { pid: albumId, tag: tagId, favorite, ...query }, signal }),
  );
}

/** The photos of a scope; `order` is another one than the list's own. */
export function librarySource(scope: LibraryScope, order?: FileOrder): PhotoSource {
  return {
    key: photosKey(scope.albumId, { ...scope, order }),
    list: (query, signal) => listPhotos(scope, { order, ...query }, signal),
    beginsEarly: scope.search !== undefined,
    get: findPhoto,
  };
}

/** One photo with everything that the info panel shows. */
export function photoQuery(id: string) {
  return queryOptions({
    queryKey: photoKey(id),
    queryFn: async ({ signal }) =>
      photoFactsOf(await api.files.get({ params: { id }, query: { more: true }, signal })),
  });
}

/** Keeps another order of a scope on the server. */
export function useKeepOrder({ albumId }: LibraryScope) {
  const client = useQueryClient();
  const { showError } = useReport();
  return useMutation({
    mutationFn: (order: FileOrder) =>
      albumId
        ? api.folders.order({ params: { id: albumId }, body: { order } })
        : api.files.order({ body: { order } }),
    // The lists in the kept order, whatever their keyword, are other ones now.
    onSuccess: () => client.removeQueries({ predicate: ({ queryKey }) => isKeptOrder(queryKey, albumId) }),
    // This list still keeps the new order; the next visit will not.
    onError: showError,
  });
}

/** No shift: returns the current dates. */
const UNCHANGED: DateChange = { kind: 'shift', seconds: 0 };

/** The dates of photos before and after a change; nothing is changed. */
export function datePreviewQuery(photos: PhotoSelection, change: DateChange | undefined) {
  return queryOptions({
    queryKey: ['date-preview', photos, change],
    queryFn: async ({ signal }) => {
      await typingEnds(signal);
      return api.files.date({
        body: { ...photos, change: dateChangeBody(change ?? UNCHANGED), preview: true },
        signal,
      });
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}
