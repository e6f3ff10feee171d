import { describe, expect, it } from 'vitest';
import { cleanedBytes } from '../../../test/cleanedBytes.ts';

const SECRET = 'SERIAL-77';

/** A box of an MP4. */
function box(type: string, ...body: (Buffer | string)[]): Buffer {
  const whole = Buffer.concat(body.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(whole.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, whole]);
}

const u32 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};
const handler = (type: string, name = SECRET) => box('hdlr', u32(0, 0), type, u32(0, 0, 0), name);

/** Where the samples of a track are: chunks of `perChunk` samples of these sizes. */
interface Samples {
  chunks: number[];
  perChunk: number;
  sizes: number[];
}

/** A track with its tables, in which every chunk has as many samples. */
function track(type: string, { chunks, perChunk, sizes }: Samples, isLong = false): Buffer {
  const offsets = isLong
    ? box('co64', u32(0, chunks.length, ...chunks.flatMap((at) => [0, at])))
    : box('stco', u32(0, chunks.length, ...chunks));
  const same = new Set(sizes).size === 1;
  const stsz = same ? u32(0, sizes[0] ?? 0, sizes.length) : u32(0, 0, sizes.length, ...sizes);
  const tables = [box('stsc', u32(0, 1, 1, perChunk, 1)), box('stsz', stsz), offsets];
  return box('trak', box('tkhd', type), box('mdia', handler(type), box('minf', box('stbl', ...tables))));
}

describe('a cleaned movie', () => {
  const cleaned = (movie: Buffer) => cleanedBytes(movie, 'video/mp4');

  it('contains neither location nor device, and nothing in it has moved', async () => {
    const tables = box(
      'moov',
      box('mvhd', 'head'),
      box('udta', box('©xyz', SECRET)),
      box('gps ', SECRET),
      box(
        'trak',
        box('tkhd', 'track'),
        box('tref', box('tmcd', u32(3))),
        box('meta', SECRET),
        box('mdia', handler('vide')),
      ),
    );
    const movie = Buffer.concat([
      box('ftyp', 'mp42'),
      tables,
      box('uuid', SECRET),
      box('free', SECRET),
      box('cam ', SECRET),
      box('mdat', `frames ${'x'.repeat(50)}`),
    ]);
    const bytes = await cleaned(Buffer.concat([movie, Buffer.from(`trailer ${SECRET}`)]));
    expect(bytes.toString('latin1')).not.toMatch(/SERIAL|udta|meta|uuid|xyz|gps |cam |tref|trailer/);
    expect(bytes.length).toBe(movie.length + `trailer ${SECRET}`.length);
    for (const kept of ['ftyp', 'mvhd', 'tkhd', 'hdlr', 'mdat', 'frames']) {
      expect(bytes.indexOf(kept)).toBe(movie.indexOf(kept));
    }
  });

  it.each([
    ['meta', false],
    ['text', true],
  ])('has no track that is neither picture nor sound: %s', async (type, isLong) => {
    const start = box('ftyp', 'mp42');
    // Two chunks of frames, and two of positions of different lengths between and behind them.
    const frames = ['frame-1', 'frame-2'];
    const places = ['GPS-31.2', 'GPS-121.47', 'GPS-0', 'GPS-none'];
    const parts = [frames[0], places[0], places[1], frames[1], places[2], places[3]];
    const at = (part: number) =>
      start.length + 8 + parts.slice(0, part).reduce((sum, text) => sum + (text ?? '').length, 0);
    const shown = { chunks: [at(0), at(3)], perChunk: 1, sizes: frames.map((text) => text.length) };
    const data = { chunks: [at(1), at(4)], perChunk: 2, sizes: places.map((text) => text.length) };
    const media = box('mdat', parts.join(''));
    const tables = box('moov', box('mvhd', 'head'), track('vide', shown), track(type, data, isLong));
    const bytes = await cleaned(Buffer.concat([start, media, tables]));
    const text = bytes.toString('latin1');
    expect(text).not.toMatch(/GPS|SERIAL/);
    expect(text.match(/frame-\d|trak|stco|vide/g)).toEqual([
      'frame-1',
      'frame-2',
      'trak',
      'vide',
      'vide',
      'stco',
    ]);
    expect(bytes.length).toBe(start.length + media.length + tables.length);
  });

  it('in fragments is refused where it has such a track', async () => {
    const empty = { chunks: [], perChunk: 1, sizes: [] };
    const movie = (type: string) =>
      Buffer.concat([
        box('ftyp', 'iso5'),
        box('moov', track(type, empty)),
        box('moof', 'x'),
        box('mdat', 'x'),
      ]);
    await expect(cleaned(movie('meta'))).rejects.toThrow(RangeError);
    expect((await cleaned(movie('vide'))).length).toBe(movie('vide').length);
  });

  it('keeps only the boxes that are needed to play it, wherever they stand', async () => {
    const entry = box(
      'avc1',
      Buffer.alloc(42, 1),
      SECRET.padEnd(32),
      Buffer.alloc(4, 1),
      box('avcC', 'settings'),
      box('mkr ', SECRET),
    );
    const address = box('dref', u32(0, 1), box('alis', u32(0), SECRET));
    const tables = box('stbl', box('stsd', u32(0, 1), entry), box('mkr ', SECRET), box('stts', 'times'));
    const media = box(
      'mdia',
      box('mkr ', SECRET),
      handler('vide'),
      box('minf', box('dinf', address), tables),
    );
    const fragment = box('moof', box('mfhd', 'one'), box('traf', box('tfhd', 'two'), box('mkr ', SECRET)));
    const movie = Buffer.concat([
      box('ftyp', 'mp42'),
      box(
        'moov',
        box('mvhd', 'head'),
        box('mvex', box('trex', 'x'), box('mkr ', SECRET)),
        box('trak', media),
      ),
      fragment,
    ]);
    const bytes = await cleaned(movie);
    const text = bytes.toString('latin1');
    expect(text).not.toMatch(/SERIAL|mkr/);
    for (const kept of ['settings', 'times', 'trex', 'tfhd', 'alis']) expect(text).toContain(kept);
    expect(bytes.length).toBe(movie.length);
  });

  it('is not made where a track that must go has over 10,000 chunks, however small the table is', async () => {
    const of = (count: number) => {
      const data = { chunks: Array.from({ length: count }, (_, n) => n * 3), perChunk: 1, sizes: [1, 2] };
      return Buffer.concat([
        box('ftyp', 'mp42'),
        box('moov', track('meta', data)),
        box('mdat', 'x'.repeat(40_000)),
      ]);
    };
    expect((await cleaned(of(9_000))).length).toBe(of(9_000).length);
    await expect(cleaned(of(10_001))).rejects.toThrow('ENOENT');
  });

  it('that was cut off keeps its frames', async () => {
    const cut = Buffer.concat([box('ftyp', 'mp42'), u32(9_999), Buffer.from('mdat frames')]);
    expect(await cleaned(cut)).toEqual(cut);
  });
});
