import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportAll } from '../../apps/server/test/encryptedAuth.ts';
import { makeJpeg } from '../../apps/server/test/pictures.ts';
import { type SpawnedServer, spawnServer } from '../../apps/server/test/spawnServer.ts';
import { startServer } from '../../apps/server/test/startServer.ts';
import { sendRaw } from './rawHttp.ts';

let server: SpawnedServer;
let links: Record<string, string>;

beforeAll(async () => {
  server = await spawnServer({ LOG_LEVEL: 'trace' });
  const owner = await server.join('owner@example.com');
  const { id } = await owner.api.folders.create({ params: { id: '0' }, body: { name: 'A' } });
  const [, , data] = await owner.upload(id, { bytes: await makeJpeg(), name: 'a.jpg' });
  const photo = data?.file.id ?? '';
  const [part] = (await exportAll(owner)).parts;
  const { qr_code } = await owner.api.trades.create({ body: { goods_id: '1m' } });
  links = {
    download: (await owner.api.files.download({ params: { id: photo } })).url,
    zip: (await owner.api.files.zip({ body: { ids: [photo] } })).url,
    export: part?.url ?? '',
    payment: new URL(qr_code ?? '').pathname,
  };
});
afterAll(() => server.stop());

const SPELLINGS: ((path: string) => string)[] = [
  (path) => path,
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `http://example.com${path}`,
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => `/nothing${path}`,
  // Neither of these can be read.
  (path) => `${path}%zz`,
  (path) => `${path}${'x'.repeat(600)}`,
];

it('writes no token of an address into the log', async () => {
  for (const path of Object.values(links)) {
    for (const spell of SPELLINGS) {
      for (const method of ['GET', 'HEAD', 'POST'])
        await sendRaw(server.origin, { method, target: spell(path) });
    }
  }
  const log = server.lines.filter((line) => line.startsWith('{')).join('\n');
  for (const pattern of [
    '/media/download/:token',
    '/media/zip/:token',
    '/media/export/:token',
    '/pay/sandbox/:token',
  ])
    expect(log).toContain(`"route":"${pattern}"`);
  for (const [name, path] of Object.entries(links)) {
    const token = path.slice(path.lastIndexOf('/') + 1);
    expect(token.length, name).toBeGreaterThan(20);
    expect(log, name).not.toContain(token.slice(0, 20));
  }
});

it('prints mail only where there is no mail server', async () => {
  const other = await startServer('sqlite', { MAIL_URL: 'smtp://127.0.0.1:1' });
  await other
    .browser()
    .api.requestSignUpCode({ email: 'a@example.com' })
    .catch(() => undefined);
  expect(other.mails).toEqual([]);
  await other.stop();
});

it('names refused sign-ins by a digest of the account, which is the same each time', async () => {
  const email = 'refused-person@example.com';
  await server.join(email);
  for (let time = 0; time < 2; time += 1)
    await server
      .browser()
      .api.signIn({ email, password: 'wrong' })
      .catch(() => undefined);
  const refused = () =>
    server.lines.flatMap((line) => {
      if (!line.startsWith('{')) return [];
      const { msg, account, code } = JSON.parse(line) as { msg?: string; account?: string; code?: number };
      return msg === 'sign-in refused' ? [{ account, code }] : [];
    });
  await expect.poll(() => refused().length).toBe(2);
  const [first, second] = refused();
  expect(first).toEqual({ account: expect.stringMatching(/^[\w-]{43}$/), code: 41003 });
  expect(second).toEqual(first);
  const log = server.lines.filter((line) => line.startsWith('{')).join('\n');
  expect(log).not.toContain('refused-person');
});
