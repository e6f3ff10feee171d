// @vitest-environment node
import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hashBlob } from './hashBlob.ts';
import type { EntryFacts, LazyFile, OpenEntry } from './lazyFile.ts';
import { openIndexedDbStorage } from './openIndexedDbStorage.ts';
import { createUploadJournal, type OpenPages } from './uploadJournal.ts';
import type { UploadItem } from './uploadState.ts';
import type { FileHandle, StoredContent, UploadStorage } from './uploadStorage.ts';

const target = { id: 'album', name: '旅行', guid: 'round' };
let openIds: Set<string>;
const openPages: OpenPages = { begin: (pageId) => void openIds.add(pageId), openIds: async () => openIds };
let storage: UploadStorage;
let serial = 0;

beforeEach(async () => {
  openIds = new Set();
  storage = await openIndexedDbStorage();
  serial += 1;
});

const make = (name: string, text = name) => new File([text], name, { type: 'image/jpeg', lastModified: 7 });
const item = (file: File): UploadItem => ({ key: `${serial}-${file.name}`, file, target, progress: -1 });
const open = (more: { freeBytes?: number; now?: number; user?: string; openEntry?: OpenEntry } = {}) =>
  createUploadJournal({
    storage,
    openPages,
    openEntry: more.openEntry,
    user: more.user ?? `user ${serial}`,
    freeBytes: async () => more.freeBytes ?? 1_000,
    now: () => more.now ?? 1_000,
  });

describe('the journal of uploads', () => {
  it('passes the unsent files to a later page, with hashes, and byte for byte', async () => {
    const before = open();
    const [a, b, c] = ['a', 'b', 'c'].map((name) => item(make(name, `bytes of ${name}`)));
    before.added([a, b, c].filter((one) => one !== undefined));
    before.hashed(b?.key ?? '', 'hash');
    before.gone([a?.key ?? '']);
    await before.settled();
    const after = open();
    expect(await after.left()).toBeUndefined();
    openIds.clear();
    expect(await after.left()).toEqual({ count: 2, bytes: 20 });
    expect(await open({ user: 'somebody else' }).left()).toBeUndefined();
    const { items, missing } = await after.resume();
    expect(missing).toBe(0);
    expect(items.map(({ key, sha256, file }) => [key, sha256, file.name, file.lastModified])).toEqual([
      [b?.key, 'hash', 'b', 7],
      [c?.key, undefined, 'c', 7],
    ]);
    const [first] = items.map(({ file }) => file as File);
    expect(await first?.text()).toBe('bytes of b');
    // It belongs to this page now: it is offered to no other page while this one is open.
    expect(await open().left()).toBeUndefined();
    after.gone(items.map(({ key }) => key));
    await after.settled();
    openIds.clear();
    expect(await open().left()).toBeUndefined();
  });

  it('stores as many bytes as there is space for, and returns how many files have to be selected again', async () => {
    const before = open({ freeBytes: 25 });
    const [first, second, third] = ['a', 'b', 'c'].map((name) => item(make(name, 'x'.repeat(12))));
    before.added([first, second, third].filter((one) => one !== undefined));
    await before.settled();
    openIds.clear();
    const { items, missing } = await open().resume();
    expect([items.length, missing]).toEqual([2, 1]);
  });

  it('reads by a handle where the browser gave one, unless the file has changed', async () => {
    const handle = (file: File): FileHandle => ({ getFile: async () => file });
    const kept = new Map<string, StoredContent>();
    // Handles are cloned by browsers alone.
    storage = {
      ...storage,
      keep: async (contents) => {
        for (const [key, content] of contents) kept.set(key, content);
      },
      content: async (key) => kept.get(key),
    };
    const same = make('same');
    const changed = make('changed');
    const before = open({ freeBytes: 0 });
    before.added([
      item(Object.assign(same, { handle: handle(same) })),
      item(Object.assign(changed, { handle: handle(make('changed', 'something else')) })),
    ]);
    await before.settled();
    openIds.clear();
    const { items, missing } = await open().resume();
    expect([items.map(({ file }) => file.name), missing]).toEqual([['same'], 1]);
  });

  it('continues with the entries of archives, each of which is asked for once', async () => {
    const kept = new Map<string, StoredContent>();
    storage = {
      ...storage,
      keep: async (contents) => {
        for (const [key, content] of contents) kept.set(key, content);
      },
      content: async (key) => kept.get(key),
    };
    const archiveOf = (name: string, current = make(name)) => {
      const getFile = vi.fn(async () => current);
      return { getFile, archive: Object.assign(make(name), { handle: { name, getFile } }) };
    };
    const entry = (path: string, archive: File): LazyFile => ({
      ...{ name: path, type: '', size: 9, lastModified: 3, path: `Trip/${path}`, archive },
      withFile: () => Promise.reject(new Error('not needed')),
    });
    const [same, changed] = [archiveOf('a.zip'), archiveOf('b.zip', make('b.zip', 'something else'))];
    const files = [
      entry('1.jpg', same.archive),
      entry('2.jpg', same.archive),
      entry('3.jpg', changed.archive),
      entry('4.jpg', make('picked.zip')),
    ];
    const sidecar = { time: 5 };
    const before = open({ freeBytes: 0 });
    before.added(
      files.map((file) => ({ key: `${serial}-${file.name}`, file, sidecar, target, progress: -1 })),
    );
    await before.settled();
    openIds.clear();
    const openEntry = vi.fn((_archive: File, { path }: EntryFacts) => entry(path, same.archive));
    const { items, missing } = await open({ openEntry }).resume();
    expect([items.map((one) => [one.file.name, one.sidecar]), missing]).toEqual([
      [
        ['Trip/1.jpg', sidecar],
        ['Trip/2.jpg', sidecar],
      ],
      2,
    ]);
    expect(openEntry.mock.calls[0]?.[1]).toMatchObject({ name: '1.jpg', size: 9, lastModified: 3 });
    expect(same.getFile).toHaveBeenCalledOnce();
  });

  it('records finished files before it stores the contents of others, in one operation', async () => {
    const operations: string[] = [];
    let letKeep = () => {};
    const { put, remove, keep } = storage;
    storage = {
      ...storage,
      put(entries) {
        operations.push(`put ${entries.length}`);
        return put(entries);
      },
      remove(keys) {
        operations.push(`remove ${keys.length}`);
        return remove(keys);
      },
      keep: async (contents) => {
        operations.push(`keep ${contents.length}`);
        await new Promise<void>((resolve) => {
          letKeep = resolve;
        });
        await keep(contents);
      },
    };
    const journal = open({ freeBytes: 1_000_000 });
    const items = Array.from({ length: 100 }, (_, at) => item(make(`many-${at}`)));
    journal.added(items);
    await vi.waitFor(() => expect(operations).toEqual(['put 100', 'keep 32']));
    for (const { key } of items.slice(0, 90)) journal.gone([key]);
    letKeep();
    await vi.waitFor(() => expect(operations).toEqual(['put 100', 'keep 32', 'remove 90', 'keep 10']));
    letKeep();
    await journal.settled();
    openIds.clear();
    expect(await open().left()).toMatchObject({ count: 10 });
  });

  it('continues where the browser does not report its free space', async () => {
    const journal = createUploadJournal({
      ...{ storage, openPages, user: `user ${serial}` },
      freeBytes: () => Promise.reject(new Error('no word')),
    });
    journal.added([item(make('withoutSpace'))]);
    await journal.settled();
    openIds.clear();
    expect(await open().resume()).toEqual({ items: [], missing: 1 });
  });

  it('one act that fails leaves the others', async () => {
    const { keep } = storage;
    storage = {
      ...storage,
      keep: async (contents) => {
        if (contents.length === 32) throw new Error('no space after all');
        await keep(contents);
      },
    };
    const journal = open({ freeBytes: 1_000_000 });
    journal.added(Array.from({ length: 40 }, (_, at) => item(make(`few-${at}`))));
    await journal.settled();
    openIds.clear();
    const { items, missing } = await open().resume();
    expect([items.length, missing]).toEqual([8, 32]);
  });

  it('forgets discarded entries, and all entries after a week', async () => {
    const before = open();
    before.added([item(make('a'))]);
    await before.settled();
    openIds.clear();
    expect(await open({ now: 8 * 86_400_000 }).left()).toBeUndefined();
    before.added([item(make('b'))]);
    await before.settled();
    openIds.clear();
    const after = open();
    await after.discard();
    expect(await after.left()).toBeUndefined();
  });
});

it('a hash is the same whether a file is read whole or streamed', async () => {
  const bytes = new Uint8Array(300_000).map((_, index) => index * 7);
  const wanted = createHash('sha256').update(bytes).digest('hex');
  expect(await hashBlob(new Blob([bytes]))).toBe(wanted);
  const long = new Blob([bytes]);
  Object.defineProperty(long, 'size', { value: 1e9 });
  expect(await hashBlob(long)).toBe(wanted);
});
