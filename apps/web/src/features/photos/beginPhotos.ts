import type { QueryClient } from '@tanstack/react-query';
import { headingsQuery } from '../../shared/photoList/photoSource.ts';
import { librarySource } from './photos.queries.ts';

/** Requests the headings and the first photos of the library, or of an album, before its screen is drawn. */
export async function beginPhotos(client: QueryClient, albumId: string | undefined): Promise<void> {
  await client.prefetchQuery(headingsQuery(librarySource({ albumId, tagId: undefined })));
}
