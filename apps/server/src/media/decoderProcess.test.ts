import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDecoder } from './decoderProcess.ts';
import { DEFAULT_MEDIA_LIMITS } from './limits.ts';
import { workerUrl } from './workerUrl.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'decoder-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const options = () => ({ processes: 2, readFrom: [root] });
const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c83' } });

test('a decoder over the time limit is ended and the file refused by size', async () => {
  const path = join(root, 'upload');
  await writeFile(path, await canvas(6000, 5000).jpeg().toBuffer());
  const decoder = startDecoder({ ...DEFAULT_MEDIA_LIMITS, timeMs: 1 }, options());
  const input = { path, size: 1, folder: root, allowVideo: false, limits: DEFAULT_MEDIA_LIMITS };
  await expect(decoder.run({ task: 'process', input })).rejects.toMatchObject({ reason: 'size' });
  expect(decoder.alive).toBe(false);
  await rm(path);
});

test('a decoder that dies at work is a crash of its own, never a fault of the server', async () => {
  const decoder = startDecoder(DEFAULT_MEDIA_LIMITS, options());
  const path = join(root, 'upload');
  await writeFile(path, await canvas(10, 10).png().toBuffer());
  const input = { path, size: 1, folder: root, allowVideo: false, limits: DEFAULT_MEDIA_LIMITS };
  expect(await decoder.run({ task: 'process', input })).toMatchObject({ outcome: 'done' });
  const run = decoder.run({ task: 'process', input });
  decoder.stop();
  await expect(run).rejects.toMatchObject({ name: 'DecoderCrash' });
  await rm(path);
});

test('the decoder is found next to the source and next to the bundle', () => {
  expect(workerUrl('file:///srv/src/media/pool.ts').pathname).toBe('/srv/src/media/worker.ts');
  expect(workerUrl('file:///srv/dist/main.js').pathname).toBe('/srv/dist/media-worker.js');
});
