import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

const require = createRequire(import.meta.url);
const SERVER = join(dirname(require.resolve('s3rver/package.json')), 'bin/s3rver.js');
const LISTENING = /listening on 127\.0\.0\.1:(\d+)/;
const BUCKET = 'xiangji-test';
/** The only account of this server. */
const KEY = 'S3RVER';

/** A real S3-compatible server with an empty bucket, in a process of its own. Stop it after use. */
export async function startS3() {
  const folder = await mkdtemp(join(tmpdir(), 'xiangji-s3-'));
  const flags = ['-d', folder, '-a', '127.0.0.1', '-p', '0', '--configure-bucket', BUCKET];
  // Its continuation tokens use a cipher that OpenSSL 3 calls legacy.
  const child = spawn(process.execPath, ['--no-deprecation', '--openssl-legacy-provider', SERVER, ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The S3 server ended with ${code}`)));
    createInterface(child.stdout).on('line', (line) => {
      const [, found] = LISTENING.exec(line) ?? [];
      if (found) resolve(found);
    });
  });

  return {
    /** It holds a folder for each bucket. */
    folder,
    /** The settings that name its bucket. */
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY: KEY,
      S3_SECRET_KEY: KEY,
    },
    async stop(): Promise<void> {
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestS3 = Awaited<ReturnType<typeof startS3>>;
