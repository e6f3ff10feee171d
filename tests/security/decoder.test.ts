import { execFile } from 'node:child_process';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, migrate } from '../../apps/server/src/db/connect.ts';
import { decoderPermissions } from '../../apps/server/src/media/decoderProcess.ts';
import { createMediaPool, type MediaPool } from '../../apps/server/src/media/index.ts';
import { createDiskStore } from '../../apps/server/src/storage/index.ts';

/** Tries one action in a process with a decoder's permissions and prints the result. */
const TRYING = `const [act, path] = process.argv.slice(1);
const fs = await import('node:fs');
const acts = {
  read: () => fs.readFileSync(path),
  list: () => fs.readdirSync(path),
  write: () => fs.writeFileSync(path, 'x'),
  remove: () => fs.rmSync(path),
  spawn: async () => (await import('node:child_process')).execFileSync('/bin/true'),
  thread: async () => new (await import('node:worker_threads')).Worker('', { eval: true }),
};
try { await acts[act](); console.log('done'); } catch (error) { console.log(error.code); }`;

describe('a decoder process', () => {
  let root: string;
  let database: string;
  let pool: MediaPool;
  let readFrom: string[];
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'xiangji-decoder-'));
    database = join(root, 'xiangji.db');
    const db = connect(`sqlite:${database}`);
    await migrate(db);
    await db.destroy();
    const store = createDiskStore({ root: join(root, 'blobs') });
    readFrom = [join(root, 'blobs', 'temp')];
    pool = createMediaPool({ store });
  });
  afterAll(async () => {
    await pool.close();
    await rm(root, { recursive: true, force: true });
  });

  it('cannot read the database when a job names it', async () => {
    const job = pool.process(database, { size: 1, allowVideo: false });
    await expect(job).rejects.toThrow('restricted');
    await expect(job).rejects.not.toMatchObject({ name: 'MediaRejection' });
  });

  it.each(['read', 'list', 'write', 'remove', 'spawn', 'thread'])(
    'cannot %s outside its own files',
    async (act) => {
      const path = act === 'list' ? root : act === 'write' ? join(root, 'new') : database;
      const flags = [...decoderPermissions(readFrom), '--input-type=module', '-e', TRYING, act, path];
      const output = await new Promise<string>((resolve) => {
        execFile(process.execPath, flags, (_, out, err) => resolve(out.trim() || err));
      });
      expect(output).toBe('ERR_ACCESS_DENIED');
      await access(database);
      if (act === 'write') await expect(access(path)).rejects.toThrow();
    },
  );
});
