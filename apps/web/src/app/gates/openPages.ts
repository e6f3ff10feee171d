import { loadCode } from '@xiangji/ui';

/** Loads the router and the page at the current address. */
export async function openPages() {
  const pages = await loadCode(() => import('../Pages.tsx'));
  await pages.settled();
  return pages;
}
