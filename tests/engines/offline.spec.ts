import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../apps/server/test/freePort.ts';
import { type SpawnedServer, spawnServer } from '../../apps/server/test/spawnServer.ts';
import { PASSWORD } from '../e2e/account.ts';
import { waterfalls } from '../e2e/photoFixtures.ts';
import { button, cell, field, heading, link, type Screen } from './screen.ts';
import { test as base, expect } from './test.ts';

const photos = waterfalls.slice(0, 3);
const PATIENCE = { timeout: 60_000 };

interface Product {
  server: SpawnedServer;
  /** Ends the server: not every driver can turn the network off. */
  disconnect: () => Promise<unknown>;
  reconnect: () => Promise<void>;
}

const test = base.extend<{ product: Product }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  product: async ({}, use) => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'xiangji-offline-'));
    const env = { DATA_DIR, PORT: String(await freePort()) };
    let server = await spawnServer(env);
    await use({
      server,
      disconnect: () => server.stop(),
      reconnect: async () => {
        server = await spawnServer(env);
      },
    });
    await server.stop();
    await rm(DATA_DIR, { recursive: true, force: true });
  },
});

/** The number of entries in a cache of the browser. */
const COUNT_KEPT = (cache: string) =>
  `caches.open(${JSON.stringify(cache)}).then((kept) => kept.keys()).then(({ length }) => length)`;

/** The number of photos whose picture is shown. */
const COUNT_PICTURES = `[...document.querySelectorAll('[role=gridcell]')].filter(
  (cell) => [...cell.querySelectorAll('img')].at(-1)?.naturalWidth > 100).length`;

const expectValue = (screen: Screen, expression: string, value: unknown) =>
  expect.poll(() => screen.tab.evaluate(expression), { ...PATIENCE, message: expression }).toBe(value);

test('photos that were shown open without a network, and the list is up to date when it is back', async ({
  newScreen: screen,
  email,
  product: { server, ...product },
}) => {
  const owner = await server.join(email, PASSWORD);
  const { id } = await owner.api.folders.create({ params: { id: '0' }, body: { name: '瀑布' } });
  for (const { path, title } of photos)
    await owner.upload(id, { bytes: new Uint8Array(await readFile(path)), name: `${title}.jpg` });

  await screen.goto(server.origin);
  await screen.fill(field('邮箱'), email);
  await screen.fill(field(/^密码/), PASSWORD);
  await screen.click(button('登录'));
  await screen.sees(link(/^瀑布 /));
  await screen.goto(`${server.origin}/photos`);
  await expectValue(screen, COUNT_PICTURES, photos.length);
  await expectValue(screen, COUNT_KEPT('xiangji-thumbnails'), photos.length);

  await product.disconnect();
  await screen.goto(`${server.origin}/photos`);
  await screen.sees(heading('照片'));
  await screen.expectCount(cell(), photos.length);
  await expectValue(screen, COUNT_PICTURES, photos.length);
  await screen.goto(`${server.origin}/albums`);
  await screen.sees(link(/^瀑布 /));

  await product.reconnect();
  await owner.api.folders.create({ params: { id: '0' }, body: { name: '大阪' } });
  await screen.goto(`${server.origin}/albums`);
  await screen.sees(link(/^大阪 /));
});
