import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BASE_URL, DATA_DIR, PORT } from './settings.ts';

// Only the first process of a run empties the folder; its workers read this file too.
if (process.env.TEST_WORKER_INDEX === undefined) rmSync(DATA_DIR, { recursive: true, force: true });

/** The built product, started on an empty folder for a whole run. */
export const productServer = {
  command: 'node apps/server/dist/main.js',
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  url: `${BASE_URL}/healthz`,
  env: {
    ...{ PORT: String(PORT), DATA_DIR, LOG_LEVEL: 'warn', NODE_ENV: 'production' },
    // A run shows the same posters on every machine.
    FFMPEG: 'off',
    // Sign-ups are limited by address: each worker states its own, as a proxy does for its clients.
    ...{ PUBLIC_URL: BASE_URL, TRUST_PROXY: '1' },
  },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  reuseExistingServer: false,
};
