import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openIndexedDbStorage } from './openIndexedDbStorage.ts';
import { deleteUploadJournal, hasUnfinishedUpload } from './unfinishedUpload.ts';

test('detects an unfinished upload of this user, without creating a journal', async () => {
  expect(await hasUnfinishedUpload('ada')).toBe(false);
  expect(await indexedDB.databases()).toEqual([]);
  const storage = await openIndexedDbStorage();
  const target = { id: 'album', name: 'A', guid: 'round' };
  const entry = { key: 'one', pageId: 'visit', user: 'ada', name: 'a.jpg', type: '', size: 1, target };
  await storage.put([{ ...entry, lastModified: 0, added: 0, place: 0 }]);
  expect([await hasUnfinishedUpload('ada'), await hasUnfinishedUpload('bob')]).toEqual([true, false]);
  await storage.remove(['one']);
  expect(await hasUnfinishedUpload('ada')).toBe(false);
});

test('leaves no file behind, although a connection is open', async () => {
  const storage = await openIndexedDbStorage();
  const target = { id: 'album', name: 'A', guid: 'round' };
  const entry = { key: 'one', pageId: 'visit', user: 'ada', name: 'a.jpg', type: '', size: 1, target };
  await storage.put([{ ...entry, lastModified: 0, added: 0, place: 0 }]);
  await storage.keep([['one', new Blob(['bytes'])]]);
  // The connection that the queue has is still open.
  await deleteUploadJournal();
  expect(await indexedDB.databases()).toEqual([]);
});
