import type { Workbox } from 'workbox-window';

const SCRIPT = '/service-worker.js';
/** A tab may stay open for weeks; ms. */
const ASK_FOR_UPDATES_MS = 3_600_000;

let waiting: Workbox | undefined;
const listeners = new Set<() => void>();

/** Pictures that were shown before the first service worker could keep them. */
async function requestShownPictures(): Promise<void> {
  const pictures = Array.from(document.images, ({ currentSrc }) => currentSrc);
  const own = pictures.filter((address) => address.startsWith(`${window.location.origin}/media/`));
  for (const address of new Set(own)) await fetch(address);
}

async function start(): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false;
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox(SCRIPT);
  workbox.addEventListener('waiting', () => {
    waiting = workbox;
    for (const notify of listeners) notify();
  });
  const isFirst = navigator.serviceWorker.controller === null;
  await workbox.register();
  if (isFirst) void workbox.controlling.then(requestShownPictures).catch(() => undefined);
  setInterval(() => void workbox.update(), ASK_FOR_UPDATES_MS);
  return true;
}

let started: Promise<boolean> | undefined;

/**
 * Starts the service worker once. Resolves to false where the product works without one: in development, over plain
 * http, and where a browser refuses it.
 */
export function startServiceWorker(): Promise<boolean> {
  started ??= start().catch(() => false);
  return started;
}

/** Listens for a new version, until the returned function is called. */
export function onUpdate(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

export function hasUpdate(): boolean {
  return waiting !== undefined;
}

/** Reloads this page with the new version. */
export function applyUpdate(): void {
  waiting?.addEventListener('controlling', () => window.location.reload());
  waiting?.messageSkipWaiting();
}
