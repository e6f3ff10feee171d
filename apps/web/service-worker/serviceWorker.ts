import { firstFiles } from 'virtual:first-files';
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { CACHES, KEPT_SECONDS } from '../src/shared/offline/offlineCaches.ts';
import { SHARE_TARGET } from '../src/shared/offline/sharedFiles.ts';
import { forgetEndedSession, onlyAnswers, onlyChanged, onlySuccess, orStartPage } from './plugins.ts';
import { confirmShare, receiveShare } from './receiveShare.ts';

declare const self: ServiceWorkerGlobalScope;

/** Pages of other people's shares, calls, pictures and payments: they need the network. */
const NOT_OWN_PAGES = [/^\/(s|i|api|oapi|media|upload|pay|assets)\//, /\.[a-z]+$/];

/** Calls that the album list and the lists of photos begin with. */
const LISTS = /^\/api\/(folders|files(\/[^/]+)?)$/;

/** A cover, or a picture of a photo with its width; neither an original nor the full-size picture. */
const PICTURES = /^\/media\/(covers\/|files\/[^/]+\/(?<width>\d+)\.(webp|jpg)$)/;
/** The largest width that a list shows, in pixels. */
const THUMBNAIL_WIDTH = 480;

function isThumbnail({ pathname }: URL): boolean {
  const found = PICTURES.exec(pathname);
  return found !== null && Number(found.groups?.width ?? 0) <= THUMBNAIL_WIDTH;
}

/** How many of a kind are kept; the oldest is replaced first. */
const atMost = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });
/** The same for an account's data, which is not shown for ever on a lost device. */
const ofAccount = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: KEPT_SECONDS, purgeOnQuotaError: true });

precacheAndRoute(firstFiles.map((url) => ({ url, revision: null })));
cleanupOutdatedCaches();
clientsClaim();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'xiangji-assets', plugins: [onlySuccess, atMost(200)] }),
);

registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.mode === 'navigate' && url.pathname.startsWith(`${SHARE_TARGET}/`),
  ({ request }) => confirmShare(request),
);

// Everything of an account comes from the network as long as there is one: a session that has ended shows nothing.
registerRoute(
  new NavigationRoute(
    new NetworkFirst({
      cacheName: CACHES.pages,
      plugins: [onlySuccess, ofAccount(20), orStartPage(CACHES.pages)],
    }),
    { denylist: NOT_OWN_PAGES },
  ),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && LISTS.test(url.pathname),
  new NetworkFirst({ cacheName: CACHES.replies, plugins: [forgetEndedSession, onlyAnswers, ofAccount(200)] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isThumbnail(url),
  new NetworkFirst({ cacheName: CACHES.thumbnails, plugins: [onlyChanged, ofAccount(1_000)] }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_TARGET,
  ({ request }) => receiveShare(request),
  'POST',
);

// The user has accepted an update (`messageSkipWaiting` of workbox-window).
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
