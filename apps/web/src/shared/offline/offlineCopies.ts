import { CACHES, dropCaches, dropOfflineCopies } from './offlineCaches.ts';

const OWNER_KEY = 'xiangji.offline-account';

/** Pages that open without a network even if they were never loaded as a document. */
const START_PAGES = ['/', '/photos'];

/**
 * Deletes copies of another account, and all of them after the end of a session. To be called with the account of each
 * answer that names it.
 */
export async function keepOfflineCopiesOf(account: string | null): Promise<void> {
  if (localStorage.getItem(OWNER_KEY) !== (account ?? '')) await beginOfflineCopiesOf(account);
}

/** Deletes the copies of an earlier session, of the same account too. To be called after a sign-in or a sign-out. */
export async function beginOfflineCopiesOf(account: string | null): Promise<void> {
  await (account === null ? dropCaches() : dropOfflineCopies());
  localStorage.setItem(OWNER_KEY, account ?? '');
}

/** Keeps the pages that the product opens with, as they are now. */
export async function keepStartPages(): Promise<void> {
  const pages = await caches.open(CACHES.pages);
  await pages.addAll(START_PAGES);
}
