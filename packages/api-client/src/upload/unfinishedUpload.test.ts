import 'fake-indexeddb/auto';
import { openIndexedDbStorage } from '@xiangji/api-client/upload';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetLeftUploads, hasLeftUpload, mayForgetUploads } from './hasLeftUpload.ts';

afterEach(() => vi.restoreAllMocks());

test('detects an unfinished upload of this user, without creating a journal', async () => {
  expect(await hasLeftUpload('ada')).toBe(false);
  expect(await indexedDB.databases()).toEqual([]);
  const storage = await openIndexedDbStorage();
  const target = { id: 'album', name: 'A', guid: 'round' };
  const entry = { key: 'one', pageId: 'visit', user: 'ada', name: 'a.jpg', type: '', size: 1, target };
  await storage.put([{ ...entry, lastModified: 0, added: 0, place: 0 }]);
  expect([await hasLeftUpload('ada'), await hasLeftUpload('bob')]).toEqual([true, false]);
  await storage.remove(['one']);
  expect(await hasLeftUpload('ada')).toBe(false);
});

test('asks before unfinished uploads are discarded, and leaves no file behind', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const storage = await openIndexedDbStorage();
  const target = { id: 'album', name: 'A', guid: 'round' };
  const entry = { key: 'one', pageId: 'visit', user: 'ada', name: 'a.jpg', type: '', size: 1, target };
  await storage.put([{ ...entry, lastModified: 0, added: 0, place: 0 }]);
  await storage.keep([['one', new Blob(['bytes'])]]);
  expect(await mayForgetUploads('bob', 'Sign out?')).toBe(true);
  expect(confirm).not.toHaveBeenCalled();
  expect(await mayForgetUploads('ada', 'Sign out?')).toBe(false);
  expect(confirm).toHaveBeenCalledWith('Sign out?');
  // The connection that the queue has is still open.
  await forgetLeftUploads();
  expect(await indexedDB.databases()).toEqual([]);
});
