import { expect, it } from 'vitest';
import { DEFAULT_MEDIA_LIMITS } from '../limits.ts';
import { openPicture } from './openPicture.ts';

const END_OF_ROW = [0, 0];
const END = [0, 1];

/** A red row of four pixels above a blue one. */
function runLengthBmp(rows: readonly number[]): Buffer {
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(62, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(4, 18);
  head.writeInt32LE(2, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(8, 28);
  head.writeUInt32LE(1, 30);
  head.writeUInt32LE(2, 46);
  return Buffer.concat([head, Buffer.from([255, 0, 0, 0, 0, 0, 255, 0]), Buffer.from(rows)]);
}

it.each([
  ['ends', [4, 0, ...END_OF_ROW, 4, 1, ...END_OF_ROW, ...END]],
  ['does not end', [4, 0, ...END_OF_ROW, 4, 1, ...END]],
])('reads a run-length encoded BMP whose last row %s', async (_, rows) => {
  const { width, height, read } = await openPicture('bmp', runLengthBmp(rows), DEFAULT_MEDIA_LIMITS);
  expect([width, height]).toEqual([4, 2]);
  const pixels = await read('error').raw().toBuffer();
  expect([...pixels.subarray(0, 3), ...pixels.subarray(12, 15)]).toEqual([255, 0, 0, 0, 0, 255]);
});
