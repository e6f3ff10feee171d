import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSettledClock } from '../src/jobs/settledClock.ts';
import { unixNow } from '../src/time.ts';
import type { Browser } from './browser.ts';
import { makeJpeg } from './pictures.ts';
import { BACKENDS, startServer, type TestServer } from './startServer.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const START = unixNow();

describe.each(BACKENDS)('a clock that jumps ahead by 400 days, on %s', (backend) => {
  let server: TestServer;
  let owner: Browser;
  let passed = 0;
  let ahead = 0;
  const now = () => START + passed + ahead;
  beforeAll(async () => {
    const settled = createSettledClock({ now, steady: () => passed });
    // A session whose end is not what is looked at here.
    server = await startServer(backend, { SESSION_DAYS: '3650' }, { now, settled });
    owner = await server.join('owner@example.com');
    const { id } = await owner.api.folders.create({ params: { id: '0' }, body: { name: 'A' } });
    const [, , data] = await owner.upload(id, { bytes: await makeJpeg(), name: 'a.jpg' });
    await owner.api.files.remove({ body: { ids: [data?.file.id ?? ''] } });
  });
  afterAll(() => server.stop());

  /** Lets time pass as the jobs see it; resolves to how many photos the recycle bin holds then. */
  async function pass(seconds: number): Promise<number> {
    for (let left = seconds; left > 0; left -= HOUR / 2) {
      passed += HOUR / 2;
      await server.runJobs();
    }
    return (await owner.api.recycle.list({ query: {} })).list.length;
  }

  it('for a short time keeps the recycle bin, which is emptied in its time', async () => {
    expect(await pass(2 * HOUR)).toBe(1);
    ahead = 400 * DAY;
    expect(await server.runJobs()).toContain('recycle-expiry');
    ahead = 0;
    expect(await pass(2 * HOUR)).toBe(1);
    passed += 31 * DAY;
    await server.runJobs();
    expect(await pass(2 * HOUR)).toBe(0);
  });
});
