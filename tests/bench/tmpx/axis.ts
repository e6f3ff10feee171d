import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { createApp } from '../../../apps/server/src/app.ts';
import { connect } from '../../../apps/server/src/db/connect.ts';
import { readSettings } from '../../../apps/server/src/settings.ts';
import { openBackend } from '../server/database.ts';
import { changeLibrary, SECRET } from '../server/library.ts';

const kind = process.argv[2] as 'sqlite';
const folder = `/tmp/benchdata/${kind}-1000000`;
const { url, stop } = await openBackend(kind, folder);
const app = await createApp(
  readSettings({ DATA_DIR: folder, DATABASE_URL: url, LOG_LEVEL: 'silent', TRUST_PROXY: '1' }),
);
await app.ready();
const db = connect(url);
const s = new Session();
s.connect();
const times: number[] = [];
const go = async (n: number) => {
  for (let t = 0; t < n; t++) {
    await changeLibrary(db, Math.floor(t / 2), t % 2 === 0 ? 1 : -1);
    const b = performance.now();
    const r = await app.inject({
      url: '/api/files?order=1&count=1&axis=1',
      headers: { cookie: `xj_session=${SECRET}` },
    });
    times.push(performance.now() - b);
    if (t === 0) console.log(r.rawPayload.length, r.statusCode);
  }
};
await go(60);
times.length = 0;
await s.post('Profiler.enable');
await s.post('Profiler.setSamplingInterval', { interval: 200 });
await s.post('Profiler.start');
await go(400);
const { profile } = await s.post('Profiler.stop');
writeFileSync(`/tmp/axis-${kind}.cpuprofile`, JSON.stringify(profile));
times.sort((a, b) => a - b);
console.log(kind, 'p50', times[200], 'p90', times[360], 'p99', times[395]);
await db.destroy();
await app.close();
await stop();
process.exit(0);
