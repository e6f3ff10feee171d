import { CACHES, OF_ACCOUNT } from './offlineCaches.ts';

const OWNER_KEY = 'xiangji.offline-account';

/** Pages that open without a network even if they were never loaded as a document. */
const START_PAGES = ['/', '/photos'];

/**
 * Deletes copies of another account, and all of them after a sign-out. To be called with the account whenever it may
 * have changed.
 */
export async function keepOfflineCopiesOf(account: string | null): Promise<void> {
  // Plain http has no caches.
  if (!('caches' in globalThis)) return;
  const owner = account ?? '';
  if (localStorage.getItem(OWNER_KEY) === owner) return;
  const names = account === null ? Object.values(CACHES) : OF_ACCOUNT;
  await Promise.all(names.map((name) => caches.delete(name)));
  localStorage.setItem(OWNER_KEY, owner);
}

/** Keeps the pages that the product opens with, as they are now. */
export async function keepStartPages(): Promise<void> {
  const pages = await caches.open(CACHES.pages);
  await pages.addAll(START_PAGES);
}
