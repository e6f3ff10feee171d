// `pnpm bench upload-memory [files]`: memory of server and decoders while small files arrive, four at once.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UPLOAD_FIELDS } from '@xiangji/api-client/contract';
import sharp from 'sharp';
import { markdown, report } from './report.ts';
import { ownOf, residentOf, startProduct } from './upload/product.ts';

const WANTED = Number(process.argv[2] ?? 5_000);
const AT_ONCE = 4;
/** Files between two measurements. */
const STEP = 250;
const MEGABYTE = 1_000_000;

const background = { r: 40, g: 90, b: 160 };
const picture = Uint8Array.from(
  await sharp({ create: { width: 1_200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer(),
);
const folder = await mkdtemp(join(tmpdir(), 'xiangji-bench-memory-'));
const product = await startProduct(folder);

async function upload(index: number): Promise<void> {
  const name = `${index}.jpg`;
  const form = new FormData();
  form.set(UPLOAD_FIELDS.TOKEN, product.token);
  form.set(UPLOAD_FIELDS.FOLDER, product.album);
  form.set(UPLOAD_FIELDS.NAME, name);
  // A few bytes after its end make it distinct.
  form.set(UPLOAD_FIELDS.FILE, new Blob([picture, `picture ${index}`]), name);
  const response = await fetch(`${product.origin}/upload/photo`, { method: 'POST', body: form });
  const [code] = (await response.json()) as [number];
  if (code !== 0) throw new Error(`${name} was answered by ${code}`);
}

const looks: { files: number; server: number; own: number; decoders: number; ownOfDecoders: number }[] = [];
async function look(files: number): Promise<void> {
  const [all = 0, server = 0, ofAll = 0, own = 0] = await Promise.all([
    residentOf(product.pid),
    residentOf(product.pid, { alone: true }),
    ownOf(product.pid),
    ownOf(product.pid, { alone: true }),
  ]);
  const bytes = { server, own, decoders: all - server, ownOfDecoders: ofAll - own };
  const entries = Object.entries(bytes).map(([name, value]) => [name, value / MEGABYTE]);
  looks.push({ files, ...(Object.fromEntries(entries) as typeof bytes) });
}

let next = 0;
async function hand(end: number): Promise<void> {
  while (next < end) {
    next += 1;
    await upload(next);
  }
}

await look(0);
for (let end = STEP; end <= WANTED; end += STEP) {
  await Promise.all(Array.from({ length: AT_ONCE }, () => hand(end)));
  await look(end);
}
await product.stop();
await rm(folder, { recursive: true, force: true });

const rows = looks.map(({ files, ...bytes }) => [
  files.toLocaleString('en'),
  bytes.server.toFixed(0),
  bytes.own.toFixed(0),
  bytes.decoders.toFixed(0),
  bytes.ownOfDecoders.toFixed(0),
  (bytes.server + bytes.decoders).toFixed(0),
]);
report(
  'upload-memory',
  looks,
  markdown(['files', 'server MB', 'its own', 'decoders MB', 'their own', 'together MB'], rows),
);
