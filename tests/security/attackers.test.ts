import type { Socket } from 'node:net';
import { ORDER } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../apps/server/test/browser.ts';
import { freePort } from '../../apps/server/test/freePort.ts';
import { makeJpeg } from '../../apps/server/test/pictures.ts';
import { SEGMENT_BOMBS } from './bombs.ts';
import { flood, openSocket } from './rawHttp.ts';
import { spawnWatchedServer, type WatchedServer } from './watchedServer.ts';

/** How long each attacker goes on. */
const ATTACK_MS = 15_000;
const ASKED_EVERY_MS = 50;
const LONGEST_DELAY_MS = 250;
/** Another client than the attacker, whose requests are limited. */
const OTHER = { headers: { 'x-forwarded-for': '203.0.113.9' } };
const MOST_MEMORY = 700_000_000;
const PHOTOS = 40;
const MEGABYTE = 1_000_000;
/** One connection sends as many requests as may wait for a reply. */
const PIPELINED = 9;
const CONNECTIONS = 400;

/** An attacker repeats a request until `isOver`. */
type Attack = (isOver: () => boolean) => Promise<void>;

describe.runIf(process.env.FUZZ === 'full')('while one attacker repeats a request', () => {
  let server: WatchedServer;
  let owner: Browser;
  let album: string;
  const ids: string[] = [];

  const get = async (path: string, who: Browser = owner, method = 'GET') => {
    const reply = await who.browse(server.origin + path, { method });
    for await (const _ of reply.body ?? []);
    return reply.status;
  };

  beforeAll(async () => {
    const port = String(await freePort());
    server = await spawnWatchedServer({
      ...{ PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, TRUST_PROXY: '1' },
    });
    owner = await server.join('owner@example.com');
    album = (await owner.api.folders.create({ params: { id: '0' }, body: { name: 'A' } })).id;
    for (let seed = 0; seed < PHOTOS; seed += 1) {
      const bytes = await makeJpeg({ width: 1_600, height: 1_200, seed, noise: true });
      const [, , data] = await owner.upload(album, { bytes, name: `${seed}.jpg` });
      ids.push(data?.file.id ?? '');
    }
  }, 300_000);
  afterAll(() => server?.stop());

  /** A new bomb each time, so that no stored copy answers. */
  const bombing =
    (name: string): Attack =>
    async (isOver) => {
      const make = SEGMENT_BOMBS[name];
      for (let round = 0; !isOver(); round += 1) {
        const bytes = Uint8Array.from((await make?.((20 - round / 1_000) * MEGABYTE)) ?? []);
        const [, , data] = await owner.upload(album, { bytes, name: `${name} ${round}` });
        const id = data?.file.id ?? '';
        const share = await owner.api.shares.create({
          body: { name: 'S', file_ids: [id], type: 'public', keep_exif: false },
        });
        await get(`/media/shares/${share.id}/${id}/full`, server.browser());
      }
    };

  const attacks: Record<string, Attack> = {
    ...Object.fromEntries(Object.keys(SEGMENT_BOMBS).map((name) => [name, bombing(name)])),
    'a thousand equal ranges': async (isOver) => {
      while (!isOver()) {
        const query = { pid: album, axis: true, days: true, info: true, count: 0, order: ORDER.DATE_ASC };
        // An attacker that is too fast is refused, and goes on.
        const list = await owner.api.files.list({ query }).catch(() => undefined);
        if (!list) continue;
        const ranges = Array.from({ length: 1_000 }, () => [0, PHOTOS] as [number, number]);
        const selection = {
          ...{ pid: album, order: ORDER.DATE_ASC, ranges },
          ...{ total: list.info?.count ?? 0, version: list.version },
        };
        await owner.api.files.favorite({ body: { selection, favorite: true } }).catch(() => undefined);
      }
    },
    'an endless form to the share target': async (isOver) => {
      while (!isOver()) {
        const socket = await openSocket(server.origin);
        const type = 'content-type: multipart/form-data; boundary=x';
        socket.write(
          `POST /share-target HTTP/1.1\r\nhost: x\r\n${type}\r\ntransfer-encoding: chunked\r\n\r\n`,
        );
        await flood(socket, `10000\r\n${'x'.repeat(65_536)}\r\n`);
      }
    },
    'pictures that it never reads': async (isOver) => {
      const cookie = Array.from(owner.jar, ([name, value]) => `${name}=${value}`).join('; ');
      const request = `GET /media/files/${ids[0]}/full HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\n\r\n`;
      const sockets: Socket[] = [];
      while (!isOver()) {
        const socket = await openSocket(server.origin);
        socket.pause();
        socket.write(request.repeat(PIPELINED));
        sockets.push(socket);
        if (sockets.length > CONNECTIONS) sockets.shift()?.destroy();
      }
      for (const socket of sockets) socket.destroy();
    },
    'the head of downloads': async (isOver) => {
      const { url } = await owner.api.files.download({ params: { id: ids[0] ?? '' } });
      while (!isOver()) await Promise.all(ids.slice(0, 20).map(() => get(url, owner, 'HEAD')));
    },
    'archives of everything': async (isOver) => {
      while (!isOver()) await get((await owner.api.files.zip({ body: { ids } })).url);
    },
  };

  it.each(Object.entries(attacks))(
    '%s: the server answers others, and keeps its memory',
    async (_, attack) => {
      await server.measure();
      const begun = performance.now();
      const isOver = () => performance.now() - begun > ATTACK_MS;
      const attacking = attack(isOver);
      while (!isOver()) {
        expect((await fetch(`${server.origin}/healthz`, OTHER)).status).toBe(200);
        await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY_MS));
      }
      await attacking;
      const { delayMs, busyMs, memory } = await server.measure();
      // A server that waits for a core is not frozen.
      expect(Math.min(delayMs, busyMs)).toBeLessThan(LONGEST_DELAY_MS);
      expect(memory).toBeLessThan(MOST_MEMORY);
    },
    600_000,
  );
});
