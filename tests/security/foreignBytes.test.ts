import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../apps/server/src/demo/random.ts';
import type { Browser } from '../../apps/server/test/browser.ts';
import { newPostgresUrl } from '../../apps/server/test/databases.ts';
import { makeJpeg } from '../../apps/server/test/pictures.ts';
import { type SpawnedServer, spawnServer } from '../../apps/server/test/spawnServer.ts';
import { BACKENDS } from '../../apps/server/test/startServer.ts';

const CALLS = Number(process.env.FOREIGN_CALLS ?? 2_000);
/** Calls at once. */
const LANES = 16;
const PATIENCE = 600_000;
/** Their list is longer than a socket accepts at once, so that a reply is interrupted halfway. */
const ALBUMS = 200;
const PATHS = ['/api/files', '/api/files?order=2', '/api/folders', '/api/account', '/api/account/overview'];

interface Person {
  browser: Browser;
  /** Contained in every name of this account, and in nothing of the other's. */
  mark: string;
  albums: string[];
}

describe.each(BACKENDS)('replies of two accounts on %s', (backend) => {
  let server: SpawnedServer;
  let people: Person[];

  async function join(mark: string): Promise<Person> {
    const browser = await server.join(`${mark}@example.com`);
    const albums: string[] = [];
    for (let n = 0; n < ALBUMS; n += 1) {
      const name = `${mark} ${n}`;
      albums.push((await browser.api.folders.create({ params: { id: '0' }, body: { name } })).id);
    }
    for (let n = 0; n < 8; n += 1) {
      const bytes = await makeJpeg({ width: 40 + n, height: 40, taken: `20${10 + n}:05:01 10:00:00` });
      await browser.upload(albums[0] ?? '', { bytes, name: `${mark}-${n}.jpg` });
    }
    return { browser, mark, albums };
  }

  beforeAll(async () => {
    // A server as in production: tests of single calls validate replies, which serialises them again.
    server = await spawnServer(backend === 'postgres' ? { DATABASE_URL: await newPostgresUrl() } : {});
    people = [await join('amber'), await join('birch')];
  }, PATIENCE);
  afterAll(async () => void (await server.stop()));

  /** Changes the library, so that cached replies are written again while older ones are being sent. */
  async function rename({ browser, mark, albums }: Person, n: number): Promise<void> {
    const id = albums[n % albums.length] ?? '';
    await browser.api.folders.info({ params: { id }, body: { name: `${mark} renamed ${n}` } });
  }

  /** Reads a page, and sometimes aborts it halfway. Returns its text, or undefined. */
  async function read({ browser }: Person, path: string, breaksOff: boolean): Promise<string | undefined> {
    const controller = new AbortController();
    try {
      const response = await browser.browse(server.origin + path, { signal: controller.signal });
      if (breaksOff) controller.abort();
      return await response.text();
    } catch {
      return undefined;
    }
  }

  it(
    'contain nothing of the other account, however calls are mixed and aborted',
    async () => {
      const random = createRandom(20_261_125);
      let left = CALLS;
      let whole = 0;
      async function work(): Promise<void> {
        while (left > 0) {
          left -= 1;
          const n = left;
          const who = random.int(0, 1);
          const [own, other] = [people[who], people[1 - who]];
          if (!own || !other) throw new Error('two people');
          if (n % 12 === 0) await rename(own, n);
          const text = await read(own, random.pick(PATHS), n % 7 === 0);
          if (text === undefined) continue;
          whole += 1;
          if (text.includes(other.mark))
            throw new Error(`A reply to ${own.mark} holds ${other.mark}: ${text}`);
          const [code, , data] = JSON.parse(text);
          expect(code === 0 || data.reason === 'rate', text).toBe(true);
          if (n % 50 === 0) await setTimeout(1);
        }
      }
      await Promise.all(Array.from({ length: LANES }, work));
      expect(whole).toBeGreaterThan(CALLS / 2);
    },
    PATIENCE,
  );
});
