import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES, ORDER } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../src/db/connect.ts';
import type { Browser } from './browser.ts';
import { makeJpeg } from './pictures.ts';
import { BACKENDS, startServer, type TestServer } from './startServer.ts';

async function codeOf(promise: Promise<unknown>): Promise<number> {
  return promise.then(
    () => 0,
    (error: unknown) => (error instanceof ApiError ? error.code : Number.NaN),
  );
}

describe.each(BACKENDS)('albums on %s', (backend) => {
  let server: TestServer;
  let owner: Browser;
  let stranger: Browser;
  let people = 0;
  beforeAll(async () => {
    server = await startServer(backend);
    stranger = await server.join('stranger@example.com');
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    people += 1;
    owner = await server.join(`owner${people}@example.com`);
  });

  const newAlbum = async (name: string, parent = '0') =>
    (await owner.api.folders.create({ params: { id: parent }, body: { name } })).id;
  const top = async () => (await owner.api.folders.list()).list;
  const namesOf = (list: { name: string }[]) => list.map(({ name }) => name);
  const manage = (body: Parameters<typeof owner.api.folders.manage>[0]['body']) =>
    owner.api.folders.manage({ body });
  const childNames = async (id: string) =>
    namesOf((await owner.api.folders.childList({ params: { id } })).list).toSorted();

  it('makes a set of two albums dragged together, under the ids that the client made up', async () => {
    const [a, b, c] = [await newAlbum('甲'), await newAlbum('乙'), await newAlbum('丙')];
    const body = {
      create: { 'tmp-1': { name: '甲&乙', type: 2 as const }, 'tmp-2': { name: '新相册', type: 1 as const } },
      move: { [a]: 'tmp-1', [b]: 'tmp-1' },
      update: { [c]: { name: '丁', sdate: 5, edate: -5 } },
      sort: [c, 'tmp-1', 'tmp-2'],
      key: 'retry-key-1',
    };
    const done = await manage(body);
    expect(Object.keys(done.ids).toSorted()).toEqual(['tmp-1', 'tmp-2']);
    const again = await manage(body);
    expect(again).toEqual(done);
    await owner.api.folders.listOrder({ body: { order: ORDER.CUSTOM } });
    const list = await top();
    expect(namesOf(list)).toEqual(['丁', '甲&乙', '新相册']);
    expect(list[0]).toMatchObject({ sdate: -5, edate: 5 });
    expect(await childNames(done.ids['tmp-1']!)).toEqual(['乙', '甲']);
    await manage(done.undo);
    expect(namesOf(await top()).toSorted()).toEqual(['丙', '乙', '新相册', '甲']);
  });

  it('lists all albums of every set in one call, in the order of each', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const list = [];
    for (const name of names) list.push(await newAlbum(name));
    const made = { params: { id: '0' }, body: { name: 'set', type: 2 as const, list } };
    const { id } = await owner.api.folders.create(made);
    await newAlbum('alone');
    await owner.api.folders.order({ params: { id }, body: { order: ORDER.NAME_DESC } });
    const card = (await top()).find((folder) => folder.id === id);
    expect(namesOf(card?.list ?? [])).toEqual(['e', 'd', 'c']);
    const deep = await owner.api.folders.list({ query: { deep: true } });
    expect(deep.info).toEqual({ count_node: 1, count_leaf: 1 });
    const set = deep.list.find((folder) => folder.id === id);
    expect(namesOf(set?.list ?? [])).toEqual(names.toReversed());
    const { order, list: inside } = await owner.api.folders.children({ params: { id } });
    expect(set?.order).toBe(order);
    expect(set?.list).toEqual(inside.map(({ list: _, ...folder }) => folder));
  });

  it('drops a set left empty, dissolves one left with a single album, and takes both back', async () => {
    const ids = await Promise.all(['a', 'b', 'c', 'd'].map((name) => newAlbum(name)));
    const [a, b, c, d] = ids as [string, string, string, string];
    const set = async (name: string, list: string[]) =>
      (await owner.api.folders.create({ params: { id: '0' }, body: { name, type: 2, list } })).id;
    const [one, two] = [await set('one', [a, b]), await set('two', [c, d])];
    const { dropped, undo } = await owner.api.folders.manage({
      body: { move: { [a]: '0', [c]: one, [d]: one } },
    });
    expect(dropped).toEqual([two]);
    expect(await childNames(one)).toEqual(['b', 'c', 'd']);
    await manage(undo);
    expect(namesOf(await top()).toSorted()).toEqual(['one', 'two']);
    const out = await owner.api.folders.to({ params: { id: a, target: '0' } });
    expect(out.dropped).toEqual([one]);
    expect(namesOf(await top()).toSorted()).toEqual(['a', 'b', 'two']);
    await manage(out.undo);
    const back = (await top()).find(({ name }) => name === 'one')!;
    expect(await childNames(back.id)).toEqual(['a', 'b']);
  });

  it('refuses what would break the rules, and then changes nothing', async () => {
    const [a, b, c] = [await newAlbum('a'), await newAlbum('b'), await newAlbum('c')];
    const set = { params: { id: '0' }, body: { name: 'set', type: 2 as const, list: [a, b] } };
    const { id: node } = await owner.api.folders.create(set);
    const foreign = (await stranger.api.folders.create({ params: { id: '0' }, body: { name: 'x' } })).id;
    const renamed = { update: { [c]: { name: 'renamed' } } };
    const refused: [Parameters<typeof manage>[0], number][] = [
      [{ ...renamed, move: { [node]: node } }, ERROR_CODES.ILLEGAL_REQUEST],
      [
        { ...renamed, create: { t: { name: 't', type: 2 } }, move: { [node]: 't' } },
        ERROR_CODES.ILLEGAL_REQUEST,
      ],
      [{ ...renamed, move: { [a]: c } }, ERROR_CODES.ILLEGAL_REQUEST],
      [{ ...renamed, move: { [c]: foreign } }, ERROR_CODES.NOT_FOUND],
      [{ ...renamed, move: { [foreign]: node } }, ERROR_CODES.NOT_FOUND],
      [{ ...renamed, sort: [foreign] }, ERROR_CODES.NOT_FOUND],
      [{ ...renamed, sort: [c, c] }, ERROR_CODES.ILLEGAL_REQUEST],
      [{ ...renamed, create: { [c]: { name: 'x', type: 1 } } }, ERROR_CODES.ILLEGAL_REQUEST],
      [{ update: { [node]: { sdate: 1 } } }, ERROR_CODES.ILLEGAL_REQUEST],
    ];
    for (const [body, code] of refused) expect(await codeOf(manage(body))).toBe(code);
    expect(namesOf(await top()).toSorted()).toEqual(['c', 'set']);
    const moved = owner.api.folders.to({ params: { id: node, target: '0' } });
    expect(await codeOf(moved)).toBe(ERROR_CODES.ILLEGAL_REQUEST);
    const calls = (id: string) => [
      () => stranger.api.folders.info({ params: { id }, body: { name: 'y' } }),
      () => stranger.api.folders.remove({ params: { id } }),
      () => stranger.api.folders.order({ params: { id }, body: { order: 1 } }),
      () => stranger.api.folders.to({ params: { id, target: '0' } }),
      () => stranger.api.folders.childList({ params: { id } }),
      () => stranger.api.folders.coverToken({ body: { id } }),
      () => stranger.api.folders.crop({ body: { id, crop: null } }),
      () => stranger.api.folders.coverFrom({ params: { id, fileId: id } }),
    ];
    for (const id of [a, 'f'.repeat(32)]) {
      for (const call of calls(id)) expect(await codeOf(call())).toBe(ERROR_CODES.NOT_FOUND);
    }
  });

  it('keeps names, introductions, dates and orders', async () => {
    const id = await newAlbum('旧');
    const params = { id };
    const reply = await owner.api.folders.info({ params, body: { name: '  新 ', intro: 'hello' } });
    expect(reply).toMatchObject({ name: '新', initial: 'X', intro: 'hello' });
    const dated = await owner.api.folders.info({ params, body: { sdate: 9, edate: 3 } });
    expect(dated).toMatchObject({ name: '新', sdate: 3, edate: 9 });
    expect(await owner.api.folders.info({ params, body: { sdate: null } })).toMatchObject({ sdate: null });
    await owner.api.files.order({ body: { order: ORDER.NAME_DESC } });
    expect((await owner.api.files.list({ query: { pid: id } })).order).toBe(ORDER.NAME_DESC);
    await owner.api.folders.order({ params, body: { order: ORDER.TAG_ASC } });
    expect((await owner.api.files.list({ query: { pid: id } })).order).toBe(ORDER.TAG_ASC);
    expect((await owner.api.files.list({ query: {} })).order).toBe(ORDER.NAME_DESC);
    const custom = owner.api.folders.order({ params, body: { order: ORDER.CUSTOM } });
    expect(await codeOf(custom)).toBe(ERROR_CODES.ILLEGAL_REQUEST);
  });

  it('deletes a set by its grouping alone, an album with its photos, and takes both back', async () => {
    const [a, b] = [await newAlbum('a'), await newAlbum('b')];
    const body = { name: 'set', type: 2 as const, list: [a, b] };
    const { id: set } = await owner.api.folders.create({ params: { id: '0' }, body });
    await owner.upload(a, { bytes: await makeJpeg({ seed: 1 }), name: '1.jpg' });
    const grouping = await owner.api.folders.remove({ params: { id: set } });
    expect(namesOf(await top()).toSorted()).toEqual(['a', 'b']);
    await manage(grouping.manage!);
    const again = (await top())[0]!;
    expect(again).toMatchObject({ name: 'set', type: 2, count: 2 });
    const [c] = [await newAlbum('c')];
    await owner.api.folders.to({ params: { id: c, target: again.id } });
    const { count, undo, manage: tidied } = await owner.api.folders.remove({ params: { id: a } });
    expect([count, tidied]).toEqual([1, null]);
    expect(await childNames(again.id)).toEqual(['b', 'c']);
    const { list } = await owner.api.recycle.list({ query: {} });
    expect(list).toMatchObject([{ pid: a, pname: 'a' }]);
    await owner.api.files.undo({ body: { undo: undo! } });
    expect(await childNames(again.id)).toEqual(['a', 'b', 'c']);
    expect((await owner.api.files.list({ query: { pid: a, info: true } })).info).toMatchObject({ count: 1 });
  });

  it('deletes an album or a set only when it is empty, if the call says so', async () => {
    const [a, b] = [await newAlbum('a'), await newAlbum('b')];
    const body = { name: 'set', type: 2 as const, list: [a, b] };
    const { id: set } = await owner.api.folders.create({ params: { id: '0' }, body });
    await owner.upload(a, { bytes: await makeJpeg({ seed: 3 }), name: '3.jpg' });
    const removeIfEmpty = (id: string) =>
      owner.api.folders.remove({ params: { id }, query: { if_empty: true } });
    for (const id of [a, set]) expect(await codeOf(removeIfEmpty(id))).toBe(ERROR_CODES.ILLEGAL_REQUEST);
    expect(await childNames(set)).toEqual(['a', 'b']);
    expect(await removeIfEmpty(b)).toMatchObject({ count: 0 });
    expect(namesOf(await top())).toEqual(['a']);
  });

  it('dissolves a set when the last album but one is deleted, drops it with the last, and takes both back', async () => {
    const [a, b] = [await newAlbum('a'), await newAlbum('b')];
    const body = { name: 'set', type: 2 as const, list: [a, b] };
    const { id: set } = await owner.api.folders.create({ params: { id: '0' }, body });
    await owner.upload(a, { bytes: await makeJpeg({ seed: 2 }), name: '2.jpg' });
    const removed = await owner.api.folders.remove({ params: { id: a } });
    expect((await top()).map(({ id, name, type }) => [id, name, type])).toEqual([[b, 'b', 1]]);
    expect(await codeOf(owner.api.folders.children({ params: { id: set } }))).toBe(ERROR_CODES.NOT_FOUND);
    await owner.api.files.undo({ body: { undo: removed.undo! } });
    await manage(removed.manage!);
    const [again] = await top();
    expect(again).toMatchObject({ name: 'set', type: 2, count: 2 });
    expect(await childNames(again?.id ?? '')).toEqual(['a', 'b']);
    expect((await owner.api.files.list({ query: { pid: a, info: true } })).info).toMatchObject({ count: 1 });
    // A set of one album, as an older version left it.
    const db = connect(server.databaseUrl);
    await db.updateTable('folders').set({ parent_id: null }).where('id', '=', b).execute();
    await db.destroy();
    await owner.api.folders.remove({ params: { id: a } });
    expect(namesOf(await top())).toEqual(['b']);
  });
});
