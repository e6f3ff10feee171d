// `pnpm bench upload [pictures]`: photographs through the whole product, compared with sharp alone making the same
// renditions.
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UPLOAD_FIELDS } from '@xiangji/api-client/contract';
import sharp from 'sharp';
import { encode, RENDITION_QUALITY } from '../../apps/server/src/media/decode/makeRenditions.ts';
import { planSizes } from '../../apps/server/src/media/renditionPlan.ts';
import { markdown, report } from './report.ts';
import { residentOf, startProduct, timesOf } from './upload/product.ts';

const WANTED = Number(process.argv[2] ?? 200);
/** Files in parallel, as the queue's controller settles on two cores. */
const AT_ONCE = 4;
/**
 * Pictures per round: few enough that the decoders, which end after ten idle seconds, still run in the next one. At
 * the end of a round one of two decoders waits for the other, which would not happen in a continuous upload.
 */
const ROUND = 48;
/** Both contestants and the decoders are warm after so many. */
const WARM = 16;
const MEGABYTE = 1_000_000;
/** Photographs as large as a phone's are not part of this repository. */
const photos = process.env.XIANGJI_PHOTOS ?? '';
if (!photos) throw new Error('XIANGJI_PHOTOS must name a folder of photographs.');

interface Picture {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Real JPEGs, each made distinct by a few bytes after its end. */
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
    if (!one) throw new Error(`No JPEG of 0.3 to 6 MB is in ${photos}.`);
    const tail = new TextEncoder().encode(`picture ${index}`);
    const bytes = new Uint8Array(one.bytes.length + tail.length);
    bytes.set(one.bytes);
    bytes.set(tail, one.bytes.length);
    return { name: `${index}-${one.name}`, bytes };
  });
}

/** Does all work, some of it in parallel. */
async function inParallel<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const hand = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
}

/** The floor: every size from one decoded picture, not written to disk. */
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
    await encode(from.clone(), { ...size, format: 'webp', quality: RENDITION_QUALITY }).toBuffer();
  }
}

interface Sum {
  way: string;
  pictures: number;
  bytes: number;
  seconds: number;
  /** Processor seconds. */
  processor: number;
}

interface Way {
  readonly name: string;
  readonly work: (one: Picture) => Promise<void>;
  /** Processor seconds used up to now. */
  readonly processor: () => Promise<number>;
}

const emptySum = ({ name: way }: Way): Sum => ({ way, pictures: 0, bytes: 0, seconds: 0, processor: 0 });

/** One round of a way, added to the sums that it belongs to. */
async function measure({ work, processor }: Way, pictures: readonly Picture[], sums: readonly Sum[]) {
  const before = await processor();
  const began = performance.now();
  await inParallel(pictures, work);
  const seconds = (performance.now() - began) / 1_000;
  const used = (await processor()) - before;
  for (const sum of sums) {
    sum.pictures += pictures.length;
    sum.bytes += pictures.reduce((all, one) => all + one.bytes.length, 0);
    sum.seconds += seconds;
    sum.processor += used;
  }
}

sharp.cache(false);
const folder = await mkdtemp(join(tmpdir(), 'xiangji-bench-upload-'));
const product = await startProduct(folder);
const pictures = await readPictures(WANTED);
const warm = (await readPictures(WANTED + WARM)).slice(-WARM);

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
const alone: Way = { name: 'sharp alone, same renditions', work: plainSharp, processor: own };
const whole: Way = { name: 'upload', work: upload, processor: () => timesOf(product.pid) };
const spanOf = (name: string) => ({ name, floor: emptySum(alone), upload: emptySum(whole) });
const entire = spanOf('all');
const halves = [spanOf('first half'), spanOf('second half')];
const held: number[] = [];

await inParallel(warm, plainSharp);
await inParallel(warm, upload);
// Alternating, so that other load on the machine affects both alike.
for (const [index, half] of halves.entries()) {
  const middle = Math.floor(pictures.length / 2);
  const part = index === 0 ? pictures.slice(0, middle) : pictures.slice(middle);
  for (let at = 0; at < part.length; at += ROUND) {
    const round = part.slice(at, at + ROUND);
    await measure(alone, round, [entire.floor, half.floor]);
    await measure(whole, round, [entire.upload, half.upload]);
  }
  held.push(Math.round((await residentOf(product.pid)) / MEGABYTE));
}
await product.stop();
await rm(folder, { recursive: true, force: true });

const figures = [entire, ...halves].flatMap(({ name, floor, upload: ours }) =>
  [floor, ours].map((sum) => ({
    way: `${sum.way}, ${name}`,
    perSecond: sum.pictures / sum.seconds,
    megabytes: sum.bytes / MEGABYTE / sum.seconds,
    processor: sum.processor / sum.pictures,
    rate: sum.pictures / sum.seconds / (floor.pictures / floor.seconds),
    thrift: floor.processor / sum.processor,
  })),
);
const rows = figures.map(({ way, ...figure }) => [
  way,
  figure.perSecond.toFixed(2),
  figure.megabytes.toFixed(1),
  figure.processor.toFixed(3),
  figure.rate.toFixed(2),
  figure.thrift.toFixed(2),
]);
const head = ['way', 'pictures/s', 'MB/s', 'processor s a picture', 'of sharp alone', 'by processor time'];
const [early, late] = held;
report(
  'upload',
  [...figures, { early, late }],
  `${markdown(head, rows)}\n\nServer and decoders after the first half ${early} MB, after the second ${late} MB.`,
);
