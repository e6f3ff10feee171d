import type { QueryClient } from '@tanstack/react-query';
import { configQuery } from '../shared/queries/session.queries.ts';
import { hasFirstReply } from './firstReplies.ts';
import { needsSession, shareIdIn } from './place.ts';

export interface Beginning {
  /** Whether a page is the first screen, not preceded by the sign-in or the code entry. */
  isOpen: boolean;
  /** Settles when the page's first data has arrived or was refused. */
  replies: Promise<void>;
}

async function beginAlbums(client: QueryClient): Promise<void> {
  const { albumsQuery } = await import('../shared/queries/albums.queries.ts');
  await client.prefetchQuery(albumsQuery());
}

/**
 * Requests the data of the first screen while its code loads. Settles when the data has arrived or was refused: until
 * then the document shows an outline of the same shape, so that the screen renders once.
 */
export async function beginScreen(client: QueryClient, path: string): Promise<Beginning> {
  const config = client.prefetchQuery(configQuery);
  const sid = shareIdIn(path);
  if (sid) {
    const { beginPublicShare } = await import('../features/public-share/beginPublicShare.ts');
    const { isOpen, replies } = await beginPublicShare(client, sid);
    return { isOpen, replies: Promise.all([config, replies]).then(() => undefined) };
  }
  const replies = hasFirstReply('/api/folders') ? beginAlbums(client) : Promise.resolve();
  await config;
  const isSignedOut = client.getQueryData(configQuery.queryKey)?.user === null;
  return { isOpen: !(isSignedOut && needsSession(path)), replies };
}
