/** Loaded into a server by `--import`: its disk is full while the file `DISK_FULL_FLAG` exists. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const flag = process.env.DISK_FULL_FLAG ?? '';
const { createWriteStream } = fs;
const { statfs } = fs.promises;

const noSpace = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });

/** `fs.write` on a full disk. */
const write = (...args: unknown[]) => {
  const done = args.at(-1) as (error: Error) => void;
  setImmediate(done, noSpace());
};

fs.createWriteStream = (path, options) => {
  if (!fs.existsSync(flag)) return createWriteStream(path, options);
  const { open, close } = fs;
  const given = typeof options === 'object' ? options : {};
  return createWriteStream(path, { ...given, fs: { open, close, write: write as typeof fs.write } });
};
fs.promises.statfs = (async (path: string) => {
  const found = await statfs(path);
  return fs.existsSync(flag) ? { ...found, bsize: found.bsize, bavail: 0 } : found;
}) as typeof statfs;
syncBuiltinESMExports();
