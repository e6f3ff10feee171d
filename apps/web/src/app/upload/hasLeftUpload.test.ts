import 'fake-indexeddb/auto';
import { openIndexedDbStorage } from '@xiangji/api-client/upload';
import { expect, test } from 'vitest';
import { hasLeftUpload } from './hasLeftUpload.ts';

test('knows of an unfinished upload of this person, and makes no journal by asking', async () => {
  expect(await hasLeftUpload('ada')).toBe(false);
  expect(await indexedDB.databases()).toEqual([]);
  const storage = await openIndexedDbStorage();
  const target = { id: 'album', name: 'A', guid: 'round' };
  const entry = { key: 'one', visit: 'visit', user: 'ada', name: 'a.jpg', type: '', size: 1, target };
  await storage.put([{ ...entry, lastModified: 0, added: 0, place: 0 }]);
  expect([await hasLeftUpload('ada'), await hasLeftUpload('bob')]).toEqual([true, false]);
  await storage.remove(['one']);
  expect(await hasLeftUpload('ada')).toBe(false);
});
