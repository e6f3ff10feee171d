import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { DEFAULT_MEDIA_LIMITS } from '../limits.ts';
import { decodeHeif } from './heic.ts';

const fixture = new URL('../../../../../tests/fixtures/problems/second-is-primary.heic', import.meta.url);

it('decodes the primary picture, which need not be the first, with its own colour profile', async () => {
  const picture = sharp(await decodeHeif(await readFile(fixture), DEFAULT_MEDIA_LIMITS));
  expect(await picture.metadata()).toMatchObject({ width: 96, height: 128 });
  const blue = [32, 64, 208];
  const pixel = await picture.toColourspace('srgb').resize(1, 1).raw().toBuffer();
  expect(Math.max(...blue.map((value, at) => Math.abs(value - (pixel[at] ?? 0))))).toBeLessThan(4);
});
