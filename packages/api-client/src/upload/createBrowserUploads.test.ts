import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createBrowserUploads } from './createBrowserUploads.ts';

const fetchToken = () => new Promise<never>(() => undefined);
const target = { id: 'album', name: 'A', guid: 'round' };
const uploadsOf = (user: string) => createBrowserUploads({ user, fetchToken });

test('finds what an earlier page of the user left, and forgets it', async () => {
  const earlier = uploadsOf('ada');
  earlier.queue.add([new File(['bytes'], 'a.jpg', { type: 'image/jpeg' })], target);
  // Without Web Locks a page cannot know that another one is still open.
  const later = uploadsOf('ada');
  await expect.poll(() => later.left()).toEqual({ count: 1, bytes: 5 });
  expect(await uploadsOf('bob').left()).toBeUndefined();
  await later.discard();
  expect(await later.left()).toBeUndefined();
  earlier.queue.stop();
});

test('counts the files that have to be selected again', async () => {
  const earlier = uploadsOf('eve');
  earlier.queue.add([new File(['bytes'], 'a.jpg', { type: 'image/jpeg' })], target);
  const later = uploadsOf('eve');
  await expect.poll(() => later.left()).toEqual({ count: 1, bytes: 5 });
  // The journal has space for no file here.
  expect(await later.resume()).toBe(1);
  expect(later.queue.getSnapshot().count.total).toBe(0);
  for (const { queue } of [earlier, later]) queue.stop();
});
