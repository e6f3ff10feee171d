import { ERROR_CODES as E } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Db } from '../src/db/connect.ts';
import type { Browser } from './browser.ts';
import { makeJpeg } from './pictures.ts';
import { refusal } from './refusal.ts';
import { BACKENDS, startServer, type TestServer } from './startServer.ts';

const WORLD = { west: -180, south: -85, east: 180, north: 85, zoom: 2 };
const LAKE = { lat: 30.24, lng: 120.15 };
const TEMPLE = { lat: 30.23, lng: 120.1 };
const FIJI = { lat: -17.7, lng: 178.1 };
const SAMOA = { lat: -13.8, lng: -171.8 };
/** The last photo has no location. */
const PHOTOS = [LAKE, TEMPLE, FIJI, SAMOA, undefined];

describe.each(BACKENDS)('the map on %s', (backend) => {
  let server: TestServer;
  let owner: Browser;
  let stranger: Browser;
  let db: Db;
  let album: string;
  const ids: string[] = [];

  type View = typeof WORLD;
  const clusters = (view: View = WORLD) => owner.api.map.clusters({ query: view });
  const counts = async (view?: View) => (await clusters(view)).clusters.map(({ count }) => count).sort();
  const list = (query: Partial<View> & { skip?: number; count?: number } = {}) =>
    owner.api.map.list({ query: { ...WORLD, ...query } });
  const listed = async (query = {}) => (await list(query)).list.map(({ id }) => ids.indexOf(id));

  beforeAll(async () => {
    server = await startServer(backend);
    owner = await server.join('owner@example.com');
    stranger = await server.join('stranger@example.com');
    db = connect(server.databaseUrl);
    album = (await owner.api.folders.create({ params: { id: '0' }, body: { name: '旅行' } })).id;
    for (const [seed, place] of PHOTOS.entries()) {
      const taken = `2024:05:0${seed + 1} 10:00:00`;
      const bytes = await makeJpeg({ seed, taken, place });
      const [, , data] = await owner.upload(album, { bytes, name: `${seed}.jpg` });
      ids.push(data?.file.id ?? '');
    }
  });
  afterAll(async () => {
    await db.destroy();
    await server.stop();
  });

  it('counts the photos of a view by cell, with the mean of their locations and a photo of each', async () => {
    const { count, clusters: found } = await clusters();
    expect(count).toBe(4);
    const china = found.find((cluster) => cluster.count === 2);
    expect(china?.lat).toBeCloseTo((LAKE.lat + TEMPLE.lat) / 2, 4);
    expect(china?.lng).toBeCloseTo((LAKE.lng + TEMPLE.lng) / 2, 4);
    expect(ids.indexOf(china?.cover.id ?? '')).toBeLessThan(2);
    const picture = await owner.browse(server.origin + (china?.cover.path ?? ''));
    expect(picture.status).toBe(200);
  });

  it('divides them at a closer zoom', async () => {
    const around = { west: 120, south: 30, east: 120.4, north: 30.5 };
    expect(await counts({ ...around, zoom: 4 })).toEqual([2]);
    for (const zoom of [12, 14, 18]) expect(await counts({ ...around, zoom })).toEqual([1, 1]);
  });

  it('includes both sides of the antimeridian', async () => {
    expect(await counts({ west: 170, south: -30, east: -160, north: 0, zoom: 6 })).toEqual([1, 1]);
    expect(await counts({ west: -160, south: -30, east: 170, north: 0, zoom: 6 })).toEqual([]);
  });

  it('lists the photos of a view in pages, the newest first', async () => {
    expect(await listed()).toEqual([3, 2, 1, 0]);
    expect(await list({ skip: 1, count: 2 })).toMatchObject({
      count: 4,
      list: [{ id: ids[2] }, { id: ids[1] }],
    });
    expect(await list({ count: 0 })).toMatchObject({ count: 4, list: [] });
    expect(await listed({ skip: 9 })).toEqual([]);
    expect(await listed({ west: 100, south: 20, east: 130, north: 40, zoom: 6 })).toEqual([1, 0]);
  });

  it('refuses a view that is none', async () => {
    const wrong: Partial<View>[] = [
      { south: 10, north: 10 },
      { west: -181 },
      { north: 91 },
      { zoom: 19 },
      { zoom: -1 },
    ];
    for (const part of wrong) {
      expect(await refusal(clusters({ ...WORLD, ...part }))).toMatchObject({ code: E.ILLEGAL_REQUEST });
      expect(await refusal(list(part))).toMatchObject({ code: E.ILLEGAL_REQUEST });
    }
  });

  it('shows one account only its own photos', async () => {
    expect(await stranger.api.map.clusters({ query: WORLD })).toEqual({ count: 0, clusters: [] });
    expect(await stranger.api.map.list({ query: WORLD })).toEqual({ count: 0, list: [] });
  });

  it('loses deleted photos, and has restored ones again', async () => {
    const { undo } = await owner.api.files.remove({ body: { ids: [ids[0] ?? '', ids[3] ?? ''] } });
    expect((await clusters()).count).toBe(2);
    expect(await listed()).toEqual([2, 1]);
    await owner.api.files.undo({ body: { undo } });
    expect(await listed()).toEqual([3, 2, 1, 0]);
    const rows = await db.selectFrom('place_counts').selectAll().where('level', '=', 4).execute();
    expect(
      rows
        .filter(({ count }) => count > 0)
        .map(({ count }) => count)
        .sort(),
    ).toEqual([1, 1, 2]);
  });
});
