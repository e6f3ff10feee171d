import { fileURLToPath } from 'node:url';
import { FILE_TYPES, ORDER, VIP_STATES } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemo, DEMO } from '../src/demo/createDemo.ts';
import { readSettings } from '../src/settings/settings.ts';
import { type Browser, createBrowser } from './browser.ts';
import { SERVER_KEY } from './childEnv.ts';
import { BACKENDS, ON_DISK, startServer, type TestServer } from './startServer.ts';

const examples = fileURLToPath(new URL('../../../tests/fixtures/photos', import.meta.url));
const PHOTOS = 160;

describe.each(BACKENDS)('the demo account on %s', (backend) => {
  let server: TestServer;
  let demo: Browser;

  const create = () =>
    createDemo({
      settings: readSettings({ DATA_DIR: server.folder, DATABASE_URL: server.databaseUrl, SERVER_KEY }),
      photos: PHOTOS,
      examples,
      log: () => undefined,
    });

  beforeAll(async () => {
    server = await startServer(backend, ON_DISK);
    await create();
    demo = createBrowser(server.origin);
    await demo.api.signIn({ email: DEMO.EMAIL, password: DEMO.PASSWORD });
  }, 120_000);
  afterAll(() => server.stop());

  it('is made once', async () => {
    expect(await create()).toBeUndefined();
  });

  it('holds photos, videos, GIFs, live photos and favorites of several cameras, and counts them right', async () => {
    const pages = await Promise.all([0, 50, 100].map((skip) => demo.api.files.list({ query: { skip } })));
    const types = new Set(pages.flatMap(({ list }) => list.map(({ type }) => type)));
    expect(types).toEqual(new Set([FILE_TYPES.PHOTO, FILE_TYPES.VIDEO, FILE_TYPES.GIF, FILE_TYPES.LIVE]));
    const { cameras, lenses } = await demo.api.search.suggest({ query: {} });
    expect(cameras.length).toBeGreaterThan(3);
    expect(lenses.length).toBeGreaterThan(2);
    expect((await demo.api.files.list({ query: { favorite: true } })).list).not.toEqual([]);
    const overview = await demo.api.account.overview({});
    expect(overview.count_oblivion_file).toBeGreaterThan(10);
    expect(overview.count_folder_file).toBe(PHOTOS - overview.count_oblivion_file);
  });

  it('has groups of similar photos, which a job of the server finds', async () => {
    await server.runJobs();
    const { groups, bytes } = await demo.api.similar.list({ query: {} });
    expect(groups.length).toBeGreaterThan(1);
    expect(bytes).toBeGreaterThan(0);
  });

  it('has shares in every state', async () => {
    const { list } = await demo.api.shares.list({ query: { order: ORDER.NAME_ASC } });
    expect(list).toHaveLength(7);
    expect(new Set(list.map(({ secure }) => secure.type))).toEqual(new Set(['private', 'public']));
    expect(list.filter(({ insight }) => insight.frozen)).toHaveLength(1);
    expect(list.filter(({ valid, insight }) => !valid && !insight.frozen)).toHaveLength(2);
    expect(list.filter(({ vtime }) => vtime === 0)).toHaveLength(1);
    expect(list.filter(({ insight }) => insight.saves > 0).length).toBeGreaterThan(2);
    for (const { count, code } of list) {
      expect(count).toBeGreaterThan(0);
      expect(code).toHaveLength(4);
    }
  });

  it('has a year of bills, paid and unpaid orders and a membership with its history', async () => {
    const months = await demo.api.account.overviewHistory({});
    expect(months.list).toHaveLength(12);
    const orders = await demo.api.trades.orders({});
    const bills = orders.list.filter(({ type }) => type === 'bill');
    expect(bills.some(({ trade_success }) => trade_success === 0)).toBe(true);
    expect(bills.some(({ trade_success }) => trade_success === 1)).toBe(true);
    expect((await demo.api.vip.get({})).state).toBe(VIP_STATES.ACTIVE);
    expect((await demo.api.vip.history({})).list).toHaveLength(3);
  });

  it('has sign-ins of several devices, and invited friends', async () => {
    const days = (await demo.api.account.security({ query: {} })).list;
    const devices = new Set(days.flatMap(({ list }) => list.map(({ device_type }) => device_type)));
    expect(devices.size).toBeGreaterThan(2);
    expect((await demo.api.account.invitations({})).count).toBe(4);
  });
});
