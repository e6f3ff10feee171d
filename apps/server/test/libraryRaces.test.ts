import { ROOT_FOLDER } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Db } from '../src/db/connect.ts';
import type { Browser } from './browser.ts';
import { makeJpeg } from './pictures.ts';
import { BACKENDS, BEHIND_PROXY, startServer, type TestServer } from './startServer.ts';

/** Use RACE_ROUNDS=100 for a longer run. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 20);
/** A round takes a second or two, and more on a busy machine, ms. */
const PATIENCE = { timeout: 60_000 + ROUNDS * 10_000 };
const PARALLEL = 50;

/** Pseudo-random numbers, the same in every run. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Headers of a client with another address each time: the rate limit of one address would end a long run. */
function everywhere(): Record<string, string> {
  let calls = 0;
  return {
    get 'x-forwarded-for'() {
      calls += 1;
      return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
    },
  };
}

describe.each(BACKENDS)('a library that fifty calls change at once on %s', PATIENCE, (backend) => {
  let server: TestServer;
  let owner: Browser;
  /** Reads what the server has written; it writes nothing itself. */
  let db: Db;
  beforeAll(async () => {
    server = await startServer(backend, BEHIND_PROXY);
    const { jar } = await server.join('owner@example.com');
    owner = server.browser(everywhere());
    for (const [name, value] of jar) owner.jar.set(name, value);
    db = connect(server.databaseUrl);
  });
  afterAll(async () => {
    await db.destroy();
    await server.stop();
  });

  const newAlbum = async (name: string) =>
    (await owner.api.folders.create({ params: { id: ROOT_FOLDER }, body: { name } })).id;
  const settle = (calls: (() => Promise<unknown>)[]) => Promise.allSettled(calls.map((call) => call()));

  /** Every counter next to the real count. */
  async function figures() {
    const rows = await db.selectFrom('files').selectAll().execute();
    const live = rows.filter(({ state }) => state === 0);
    const user = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    const folders = await db.selectFrom('folders').selectAll().execute();
    const sum = (counts: { count: number }[]) => counts.reduce((all, { count }) => all + count, 0);
    const axis = await db.selectFrom('axis_counts').selectAll().execute();
    const headings = await db.selectFrom('heading_counts').selectAll().execute();
    return {
      live: live.length,
      user: user.count_photo + user.count_video,
      folders: folders.reduce((all, one) => all + one.count_photo + one.count_video, 0),
      axis: sum(axis.filter(({ scope }) => scope.startsWith('u'))),
      axisOfFolders: sum(axis.filter(({ scope }) => scope.startsWith('f'))),
      names: sum(headings.filter(({ scope, kind }) => scope.startsWith('u') && kind === 'name')),
      tags: sum(headings.filter(({ scope, kind }) => scope.startsWith('f') && kind === 'tag')),
      space: user.space,
      bytes: live.reduce((all, row) => all + row.size + row.live_size, 0),
      least: Math.min(...axis.map(({ count }) => count), ...headings.map(({ count }) => count)),
      wrongState: rows.filter(({ state, vtime }) => (state === 0) !== (vtime === null)).length,
    };
  }

  it('deletes, restores, moves and undoes without losing or doubling a photo, and counts right', async () => {
    const albums = [await newAlbum('one'), await newAlbum('two')] as const;
    const ids: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      const bytes = await makeJpeg({ seed: 900 + index });
      const [, , data] = await owner.upload(albums[0], { bytes, name: `${index}.jpg` });
      ids.push(data!.file.id);
    }
    const random = randomOf(7);
    const undos: string[] = [];
    const one = () => [ids[random(ids.length)]!, ids[random(ids.length)]!];
    const kinds: (() => Promise<unknown>)[] = [
      async () => undos.push((await owner.api.files.remove({ body: { ids: one() } })).undo),
      () => owner.api.recycle.back({ body: { ids: one() } }),
      () => owner.api.recycle.restore({ params: { pid: albums[random(2)]! }, body: { ids: one() } }),
      async () => {
        const params = { pid: albums[random(2)]! };
        undos.push((await owner.api.files.move({ params, body: { ids: one() } })).undo);
      },
      () => owner.api.files.undo({ body: { undo: undos[random(undos.length)] ?? 'none' } }),
    ];
    for (let round = 0; round < ROUNDS; round += 1) {
      await settle(Array.from({ length: PARALLEL }, (_, index) => kinds[index % kinds.length]!));
      const all = await figures();
      const { live } = all;
      expect(all).toMatchObject({
        user: live,
        folders: live,
        axis: live,
        axisOfFolders: live,
        wrongState: 0,
      });
      expect(all).toMatchObject({ names: live, tags: live, space: all.bytes });
      expect(all.least).toBeGreaterThanOrEqual(0);
      // The server keeps its days from round to round, and reads what changed.
      const { axis } = await owner.api.files.list({ query: { axis: true } });
      expect(axis?.at(-1)?.total ?? 0).toBe(live);
      const states = await db.selectFrom('files').select(['id', 'state']).execute();
      expect(states.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      expect(states.every(({ state }) => state === 0 || state === 1)).toBe(true);
    }
    await owner.api.recycle.back({ body: { all: true } }).catch(() => undefined);
    expect((await figures()).live).toBe(ids.length);
  });

  it('either restores or permanently deletes each photo, never both', async () => {
    const pid = await newAlbum('either');
    const before = (await figures()).live;
    const ids: string[] = [];
    for (let index = 0; index < 8; index += 1) {
      const [, , data] = await owner.upload(pid, {
        bytes: await makeJpeg({ seed: 950 + index }),
        name: `${index}.jpg`,
      });
      ids.push(data!.file.id);
    }
    await owner.api.files.remove({ body: { ids } });
    const purge = async (some: string[]) => {
      const password = await owner.api.encrypt({ password: 'secret-密码' });
      return (await owner.api.recycle.remove({ body: { ids: some, password } })).count;
    };
    const back = async (some: string[]) => (await owner.api.recycle.back({ body: { ids: some } })).count;
    const counts = await Promise.all(
      ids.flatMap((id) => [back([id]).catch(() => 0), purge([id]).catch(() => 0)]),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ids.length);
    const restored = counts.filter((_, index) => index % 2 === 0).reduce((sum, count) => sum + count, 0);
    expect((await figures()).live).toBe(before + restored);
  });

  it('moves albums about without a ring, a lost album or a set of fewer than two', async () => {
    const albums = await Promise.all(Array.from({ length: 8 }, (_, index) => newAlbum(`album ${index}`)));
    const random = randomOf(11);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { list } = await owner.api.folders.list();
      const sets = list.filter(({ type }) => type === 2).map(({ id }) => id);
      const any = () => [...albums, ...sets, ROOT_FOLDER][random(albums.length + sets.length + 1)]!;
      const album = () => albums[random(albums.length)]!;
      const calls = Array.from({ length: PARALLEL }, (_, index) => () => {
        if (index % 3 === 0) {
          const create = { made: { name: `set ${index}`, type: 2 as const } };
          return owner.api.folders.manage({
            body: { create, move: { [album()]: 'made', [album()]: 'made' } },
          });
        }
        if (index % 7 === 0 && sets.length > 0) {
          return owner.api.folders.remove({ params: { id: sets[random(sets.length)]! } });
        }
        return owner.api.folders.manage({ body: { move: { [any()]: any(), [album()]: any() } } });
      });
      await settle(calls);
      const rows = await db.selectFrom('folders').selectAll().where('state', '=', 0).execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      for (const { parent_id: parent, type } of rows) {
        if (parent === null) continue;
        expect(type).toBe(1);
        expect(byId.get(parent)).toMatchObject({ type: 2, parent_id: null });
      }
      expect(albums.every((id) => byId.has(id))).toBe(true);
      const children = Map.groupBy(rows, (row) => row.parent_id);
      for (const { id } of rows.filter(({ type }) => type === 2)) {
        expect(children.get(id)?.length ?? 0).toBeGreaterThan(1);
      }
    }
  });

  it('creates an album once, however often the same call is sent with its key', async () => {
    const body = { create: { t: { name: 'once', type: 1 as const } }, key: 'the-same-key' };
    const replies = await Promise.all(
      Array.from({ length: PARALLEL }, () => owner.api.folders.manage({ body })),
    );
    expect(new Set(replies.map(({ ids }) => ids.t)).size).toBe(1);
    const { list } = await owner.api.folders.list();
    expect(list.filter(({ name }) => name === 'once')).toHaveLength(1);
  });
});
