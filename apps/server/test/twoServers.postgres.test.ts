import { ERROR_CODES as E } from '@xiangji/api-client/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Db, migrate } from '../src/db/connect.ts';
import { type Browser, createBrowser, peopleOf } from './browser.ts';
import { newPostgresUrl } from './databases.ts';
import { keepEncryptionKey } from './encryptionKey.ts';
import { type Front, startFront } from './front.ts';
import { makeJpeg } from './pictures.ts';
import { refusal } from './refusal.ts';
import { startS3, type TestS3 } from './s3.ts';
import { type SpawnedServer, spawnServer } from './spawnServer.ts';

const METRICS_TOKEN = 'a-token-of-the-metrics';
const PASSWORD = 'secret-密码';

/** A secret that is encrypted with no key of the servers. */
const UNREADABLE = { kid: 'x', password: 'A'.repeat(684) };

/** Five processes on a busy machine take their time, milliseconds. */
const PATIENCE = 240_000;

describe('two servers on one PostgreSQL and one bucket', { timeout: PATIENCE }, () => {
  let s3: TestS3;
  let servers: SpawnedServer[];
  let front: Front;
  let db: Db;
  let owner: Browser;
  let album: string;
  const lines: string[] = [];

  beforeAll(async () => {
    s3 = await startS3();
    const DATABASE_URL = await newPostgresUrl();
    db = connect(DATABASE_URL);
    await Promise.all([migrate(db), keepEncryptionKey(DATABASE_URL)]);
    const env = { ...s3.env, DATABASE_URL, METRICS_TOKEN, LOG_LEVEL: 'info' };
    servers = await Promise.all([spawnServer(env, lines), spawnServer(env, lines)]);
    front = await startFront(servers.map(({ origin }) => origin));
    owner = await peopleOf(front.origin, lines).join('owner@example.com', PASSWORD);
    album = (await owner.api.folders.create({ params: { id: '0' }, body: { name: 'A' } })).id;
  }, PATIENCE);
  afterAll(async () => {
    await front?.stop();
    await Promise.all((servers ?? []).map((server) => server.stop()));
    await db?.destroy();
    await s3?.stop();
  }, PATIENCE);

  /** The same user, calling only one of the servers. */
  function at(index: number, who = owner): Browser {
    const browser = createBrowser(servers[index]?.origin ?? '');
    for (const [name, value] of who.jar) browser.jar.set(name, value);
    return browser;
  }
  const send = async (seed: number, to = at(1)) => {
    const bytes = await makeJpeg({ width: 400, height: 300, seed });
    const { upload_token } = await at(0).api.account.uploadToken();
    const [code, , data] = await to.upload(album, { bytes, name: `${seed}.jpg` }, upload_token);
    expect(code).toBe(0);
    return { bytes, id: data?.file.id ?? '' };
  };
  const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

  it('serve the files of the other one: pictures, ranges, archives, covers', async () => {
    const { bytes, id } = await send(1);
    const [one, two] = [at(0), at(1)];
    const { list } = await one.api.files.list({ query: { pid: album } });
    const small = await one.browse(one.origin + list[0]?.thumbnail[0]?.[1]);
    expect((await sharp(await bytesOf(small)).metadata()).format).toBe('webp');
    const { url } = await one.api.files.download({ params: { id } });
    expect(await bytesOf(await two.browse(two.origin + url))).toEqual(bytes);
    const part = await two.browse(two.origin + url, { headers: { range: 'bytes=10-19' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`]);
    expect(await bytesOf(part)).toEqual(bytes.slice(10, 20));

    const zip = await one.api.files.zip({ body: { ids: [id] } });
    expect((await bytesOf(await two.browse(two.origin + zip.url))).length).toBe(zip.size);
    const given = { folderId: album, bytes: await makeJpeg({ width: 300, height: 300, seed: 2 }) };
    const [code, , data] = await one.uploadImage('/upload/cover', { ...given, rect: '10,20,150,200' });
    expect(code).toBe(0);
    const cover = await two.browse(two.origin + data?.file.cover?.path);
    expect(await sharp(await bytesOf(cover)).metadata()).toMatchObject({ width: 150, height: 200 });
  });

  it('accept a file in parts, each part on the other server', async () => {
    const bytes = await makeJpeg({ width: 640, height: 480, seed: 7 });
    const { upload_token: token } = await at(0).api.account.uploadToken();
    const step = Math.ceil(bytes.length / 5);
    let offset = 0;
    for (let turn = 0; turn < 5; turn += 1) {
      const part = { bytes, offset, end: offset + step };
      const [code, , data] = await at(turn % 2).uploadPart(album, part, token);
      expect([code, data?.offset]).toEqual([0, Math.min(offset + step, bytes.length)]);
      offset = data?.offset ?? 0;
      if (turn < 4) continue;
      const { url } = await at(0).api.files.download({ params: { id: data?.file?.id ?? '' } });
      expect(await bytesOf(await at(1).browse(at(1).origin + url))).toEqual(bytes);
    }
  });

  it('count wrong passwords and wrong codes together', async () => {
    const email = 'forgetful@example.com';
    await peopleOf(front.origin, lines).join(email);
    const tries = [0, 1, 0, 1, 0, 1].map((index) => createBrowser(servers[index]?.origin ?? ''));
    const seen = [];
    for (const { api } of tries) seen.push(await refusal(api.signIn({ email, password: 'wrong-wrong' })));
    expect(seen.map(({ code }) => code)).toEqual([
      ...Array(4).fill(E.PASSWORD_WRONG),
      ...Array(2).fill(E.ACCOUNT_LOCKED_TEMPORARILY),
    ]);
    expect(seen.slice(0, 4).map(({ data }) => data)).toMatchObject([1, 2, 3, 4].map((times) => ({ times })));

    const share = await at(0).api.shares.create({ body: { name: 'Sea', folder_id: album } });
    const sid = share.id;
    const wrong = share.code === '2222' ? '3333' : '2222';
    const guest = createBrowser(front.origin);
    const guess = async (code: string) =>
      guest.api.publicShare.auth({ body: { auth: await guest.api.encrypt({ sid, code }) } });
    const attempts = [await refusal(guess(wrong)), await refusal(guess(wrong))];
    expect(attempts.map(({ code }) => code)).toEqual([E.SHARE_AUTH_FAILED, E.SHARE_AUTH_FAILED]);
    expect(attempts[0]?.data).not.toEqual(attempts[1]?.data);
    await guess(share.code);
    for (const index of [0, 1])
      expect((await at(index, guest).api.publicShare.get({ params: { sid } })).owner).toBe(false);
  });

  it('count the calls that check a secret together', async () => {
    const ask = async (index: number) => {
      const { api } = createBrowser(servers[index]?.origin ?? '');
      return await refusal(api.account.checkPassword({ body: { auth: UNREADABLE } }));
    };
    const rated = { code: E.ILLEGAL_REQUEST, data: { reason: 'rate' } };
    for (let call = 0; call < 30; call += 1) expect(await ask(0)).toMatchObject({ code: E.NOT_SIGNED_IN });
    expect([await ask(0), await ask(1)]).toMatchObject([rated, rated]);
    const { api, browse, origin } = at(1);
    const headers = { 'x-csrf-token': (await api.config({ refresh: true })).csrf_token };
    const refused = await browse(`${origin}/api/account`, { method: 'POST', headers });
    const wait = Number(refused.headers.get('retry-after'));
    expect([refused.status, wait > 0 && wait <= 60]).toEqual([429, true]);
  });

  it('identify their requests, and are ready as long as their dependencies are reachable', async () => {
    for (const { origin } of servers) {
      const ready = await fetch(`${origin}/readyz`);
      expect([ready.status, await ready.json()]).toEqual([
        200,
        { ok: true, stopping: false, database: true, store: true, space: true },
      ]);
      const name = (await fetch(`${origin}/openapi.json`)).headers.get('x-request-id') ?? '';
      expect(name).toMatch(/^\S{8,}$/);
      await expect.poll(() => lines.filter((line) => line.includes(`"${name}"`))).toHaveLength(1);
      expect((await fetch(`${origin}/metrics`)).status).toBe(401);
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      const figures = await (await fetch(`${origin}/metrics`, { headers })).text();
      expect(figures).toContain('xiangji_http_request_seconds_count{method="GET",route="/openapi.json"');
      expect(figures).toContain('xiangji_job_failing{job="collect"} 0');
    }
  });

  it('decrypt each secret once, run each job once, and stop cleanly', async () => {
    const [first, second] = [(await send(11)).id, (await send(12)).id];
    const [one, two] = [at(0), at(1)];
    await one.api.files.remove({ body: { ids: [first, second] } });
    const password = await one.api.encrypt({ password: PASSWORD });
    const other = await two.api.encrypt({ password: PASSWORD });
    await two.api.recycle.remove({ body: { ids: [first], password } });
    const again = await refusal(one.api.recycle.remove({ body: { ids: [second], password } }));
    expect(again.code).toBe(E.ILLEGAL_REQUEST);
    // Both servers delete at the same time and look for all photos to delete; the second one finds nothing.
    const late = ({ code }: { code: number }) => expect(code).toBe(E.NOT_FOUND);
    await Promise.all([
      one.api.recycle.remove({ body: { ids: [second], password: other } }).catch(late),
      two.api.recycle.remove({
        body: { all: true, password: await two.api.encrypt({ password: PASSWORD }) },
      }),
    ]);
    const names = (await db.selectFrom('jobs').select('name').execute()).map(({ name }) => name);
    const runs = (job: string) =>
      lines.filter((line) => line.includes(`"job":"${job}"`) && line.includes('"job done"')).length;
    await expect.poll(() => names.filter((job) => runs(job) === 0), { timeout: PATIENCE }).toEqual([]);
    await s3.stop();
    for (const { origin } of servers) {
      const ready = await fetch(`${origin}/readyz`);
      expect([ready.status, await ready.json()]).toMatchObject([
        503,
        { ok: false, store: false, database: true },
      ]);
    }
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0]);
    // Only both servers requesting a job is a reason for it to run twice.
    for (const job of names.filter((name) => name !== 'collect')) expect([job, runs(job)]).toEqual([job, 1]);
  });
});
