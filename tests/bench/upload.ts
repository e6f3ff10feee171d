// `pnpm bench upload [pictures]`: photographs through the whole product, beside sharp alone making the same renditions.
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UPLOAD_FIELDS } from '@xiangji/api-client/contract';
import sharp from 'sharp';
import { planSizes } from '../../apps/server/src/media/renditionPlan.ts';
import { markdown, report } from './report.ts';
import { residentOf, startProduct, timesOf } from './upload/product.ts';

const WANTED = Number(process.argv[2] ?? 200);
/** Files on the way at once, as the queue's line settles on two cores. */
const AT_ONCE = 4;
const MEGABYTE = 1_000_000;
const photos =
  process.env.XIANGJI_PHOTOS ?? fileURLToPath(new URL('../../../shared/photos', import.meta.url));

interface Picture {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Real JPEGs, each told apart from the others by a few bytes behind its end. */
async function readPictures(count: number): Promise<Picture[]> {
  const names = (await readdir(photos)).filter((name) => /\.jpe?g$/i.test(name)).toSorted();
  const good: Picture[] = [];
  for (const name of names) {
    const { size } = await stat(join(photos, name));
    if (size < 300_000 || size > 6_000_000) continue;
    const bytes = Uint8Array.from(await readFile(join(photos, name)));
    const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height < 20 * MEGABYTE) good.push({ name, bytes });
  }
  return Array.from({ length: count }, (_, index) => {
    const one = good[index % good.length];
    if (!one) throw new Error(`There are no photographs at ${photos}: name a folder by XIANGJI_PHOTOS.`);
    const tail = new TextEncoder().encode(`picture ${index}`);
    const bytes = new Uint8Array(one.bytes.length + tail.length);
    bytes.set(one.bytes);
    bytes.set(tail, one.bytes.length);
    return { name: `${index}-${one.name}`, bytes };
  });
}

/** Does all work, some at once. */
async function inParallel<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const hand = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
}

/** The floor: every size from one decoded picture, written nowhere. */
async function plainSharp({ bytes }: Picture): Promise<void> {
  const { data, info } = await sharp(bytes, { failOn: 'none' })
    .autoOrient()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  let from = sharp(data, { raw: { width, height, channels } });
  for (const size of planSizes({ width, height })) {
    const smaller = await from
      .resize(size.width, size.height, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: size.width, height: size.height, channels: smaller.info.channels };
    from = sharp(smaller.data, { raw });
    await from.clone().webp({ quality: 80, effort: 0 }).toBuffer();
  }
}

interface Figure {
  way: string;
  pictures: number;
  perSecond: number;
  megabytes: number;
  /** Processor seconds a picture. */
  processor: number;
}

async function measure(
  way: string,
  pictures: readonly Picture[],
  means: { work: (one: Picture) => Promise<void>; processor: () => Promise<number> },
): Promise<Figure> {
  const before = await means.processor();
  const began = performance.now();
  await inParallel(pictures, means.work);
  const seconds = (performance.now() - began) / 1_000;
  const bytes = pictures.reduce((sum, one) => sum + one.bytes.length, 0);
  return {
    way,
    pictures: pictures.length,
    perSecond: pictures.length / seconds,
    megabytes: bytes / MEGABYTE / seconds,
    processor: ((await means.processor()) - before) / pictures.length,
  };
}

sharp.cache(false);
const folder = await mkdtemp(join(tmpdir(), 'xiangji-bench-upload-'));
const product = await startProduct(folder);
const pictures = await readPictures(WANTED);
const warm = (await readPictures(WANTED + 4)).slice(-4);

async function upload({ name, bytes }: Picture): Promise<void> {
  const form = new FormData();
  form.set(UPLOAD_FIELDS.TOKEN, product.token);
  form.set(UPLOAD_FIELDS.FOLDER, product.album);
  form.set(UPLOAD_FIELDS.NAME, name);
  form.set(UPLOAD_FIELDS.FILE, new Blob([bytes]), name);
  const response = await fetch(`${product.origin}/upload/photo`, { method: 'POST', body: form });
  const [code] = (await response.json()) as [number];
  if (code !== 0) throw new Error(`${name} was answered by ${code}`);
}

const own = async () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;
await inParallel(warm, plainSharp);
await inParallel(warm, upload);
const floor = await measure('sharp alone, same sizes', pictures, { work: plainSharp, processor: own });
const half = Math.floor(pictures.length / 2);
const processor = () => timesOf(product.pid);
const first = await measure('upload, first half', pictures.slice(0, half), { work: upload, processor });
const early = await residentOf(product.pid);
const second = await measure('upload, second half', pictures.slice(half), { work: upload, processor });
const late = await residentOf(product.pid);
await product.stop();
await rm(folder, { recursive: true, force: true });

/** Both halves as one: other pictures weigh otherwise. */
const seconds = first.pictures / first.perSecond + second.pictures / second.perSecond;
const whole: Figure = {
  way: 'upload, all',
  pictures: pictures.length,
  perSecond: pictures.length / seconds,
  megabytes: pictures.reduce((sum, one) => sum + one.bytes.length, 0) / MEGABYTE / seconds,
  processor: (first.processor * first.pictures + second.processor * second.pictures) / pictures.length,
};
const figures = [floor, whole, first, second];
const rows = figures.map(({ way, perSecond, megabytes, processor: cpu }) => [
  way,
  perSecond.toFixed(2),
  megabytes.toFixed(1),
  cpu.toFixed(3),
  (perSecond / floor.perSecond).toFixed(2),
]);
const memory = { early: Math.round(early / MEGABYTE), late: Math.round(late / MEGABYTE) };
const table = markdown(['way', 'pictures/s', 'MB/s', 'processor s a picture', 'of sharp alone'], rows);
report(
  'upload',
  [...figures, memory],
  `${table}\n\nServer and decoders after the first half ${memory.early} MB, after the second ${memory.late} MB.`,
);
