import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { albumsQuery } from '../shared/queries/albums.queries.ts';
import { hasFirstReply } from './firstReplies.ts';

/**
 * Requests the data of the first screen while its code loads. Settles when the data has arrived or was refused: until
 * then the document shows an outline of the same shape, so that the screen renders once.
 */
export async function beginScreen(client: QueryClient, path: string): Promise<void> {
  const { sid } = matchPath('/s/:sid/*', path)?.params ?? {};
  if (sid)
    return (await import('../features/public-share/beginPublicShare.ts')).beginPublicShare(client, sid);
  if (hasFirstReply('/api/folders')) await client.prefetchQuery(albumsQuery());
}
