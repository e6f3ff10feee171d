import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { albumsQuery } from '../shared/queries/albums.queries.ts';
import { hasFirstReply } from './firstReplies.ts';

/**
 * What the page's first screen shows is asked for while the screen's code is on the way. Settles when it is there or
 * refused: until then the document's outline stands, which has the same shape, and then the screen is drawn once.
 */
export async function beginScreen(client: QueryClient, path: string): Promise<void> {
  const { sid } = matchPath('/s/:sid/*', path)?.params ?? {};
  if (sid)
    return (await import('../features/public-share/beginPublicShare.ts')).beginPublicShare(client, sid);
  if (hasFirstReply('/api/folders')) await client.prefetchQuery(albumsQuery());
}
