import type { QueryClient } from '@tanstack/react-query';
import { configQuery } from '../shared/queries/session.queries.ts';
import { hasFirstReply } from './firstReplies.ts';
import { albumIdIn, needsSession, shareIdIn } from './place.ts';

export interface Beginning {
  /** Whether a page is the first screen, not preceded by the sign-in or the code entry. */
  isOpen: boolean;
  /** Settles when the page's first data has arrived or was refused. */
  replies: Promise<void>;
}

/** Starts with the data that the server has put into the page. */
async function beginList(client: QueryClient, path: string): Promise<void> {
  if (hasFirstReply('/api/folders')) {
    const { albumsQuery } = await import('../shared/queries/albums.queries.ts');
    await client.prefetchQuery(albumsQuery());
  }
  if (hasFirstReply('/api/files')) {
    const { beginPhotos } = await import('../features/photos/beginPhotos.ts');
    await beginPhotos(client, albumIdIn(path));
  }
}

/**
 * Requests the data of the first screen while its code loads. Settles when the data has arrived or was refused: until
 * then the document shows the server's first paint, so that the screen renders once.
 */
export async function beginScreen(client: QueryClient, path: string): Promise<Beginning> {
  const config = client.prefetchQuery(configQuery);
  const shareId = shareIdIn(path);
  if (shareId) {
    const { beginPublicShare } = await import('./gates/share.ts');
    const { isOpen, replies } = await beginPublicShare(client, shareId);
    return { isOpen, replies: Promise.all([config, replies]).then(() => undefined) };
  }
  const replies = beginList(client, path);
  await config;
  const settings = client.getQueryData(configQuery.queryKey);
  const isSignedOut = settings?.user === null;
  return { isOpen: !(isSignedOut && needsSession(path)), replies };
}
