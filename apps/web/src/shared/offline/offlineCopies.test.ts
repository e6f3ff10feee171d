import { beforeEach, expect, it } from 'vitest';
import { stubCaches } from '../../test/stubCaches.ts';
import { CACHES } from './offlineCaches.ts';
import { beginOfflineCopiesOf, keepOfflineCopiesOf } from './offlineCopies.ts';

const FILES = [CACHES.offeredFiles, CACHES.sharedFiles];
const ALL = Object.values(CACHES);

beforeEach(() => localStorage.clear());

it('keeps the copies of one session', async () => {
  await beginOfflineCopiesOf('1');
  const kept = stubCaches();
  await keepOfflineCopiesOf('1');
  expect([...kept]).toEqual(ALL);
});

it('deletes those of another account and of an earlier session', async () => {
  await beginOfflineCopiesOf('1');
  const ofOther = stubCaches();
  await keepOfflineCopiesOf('2');
  expect([...ofOther]).toEqual(FILES);
  const ofEarlier = stubCaches();
  await beginOfflineCopiesOf('2');
  expect([...ofEarlier]).toEqual(FILES);
});

it('deletes shared files as well when there is no session any more', async () => {
  await beginOfflineCopiesOf('1');
  const kept = stubCaches();
  await keepOfflineCopiesOf(null);
  expect([...kept]).toEqual([]);
});
