import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sniff } from './sniff.ts';

const dot = () => sharp({ create: { width: 2, height: 2, channels: 3, background: '#c00' } });
const ftyp = (major: string, ...compatible: string[]): Buffer => {
  const brands = Buffer.from(`ftyp${major}\0\0\0\0${compatible.join('')}`, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(brands.length + 4);
  return Buffer.concat([length, brands, Buffer.alloc(64)]);
};
const still = (head: Uint8Array) => sniff(head, { allowVideo: false });

test('each accepted still format is known by its bytes', async () => {
  const made = await Promise.all([
    dot().jpeg().toBuffer(),
    dot().png().toBuffer(),
    dot().gif().toBuffer(),
    dot().tiff().toBuffer(),
    dot().webp().toBuffer(),
  ]);
  const heads = [
    ftyp('heic', 'mif1'),
    ftyp('mif1', 'heic'),
    ftyp('avif', 'mif1'),
    ftyp('mif1', 'avif', 'miaf'),
    ftyp('avis', 'avif', 'msf1'),
  ];
  const formats = await Promise.all([...made, ...heads].map(still));
  expect(formats.map(({ format, mime }) => `${format} ${mime}`)).toEqual([
    'jpeg image/jpeg',
    'png image/png',
    'gif image/gif',
    'tiff image/tiff',
    'webp image/webp',
    'heic image/heic',
    'heic image/heif',
    'avif image/avif',
    'avif image/avif',
    'avif image/avif',
  ]);
});

test.each([
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['PDF', Buffer.from('%PDF-1.7\n')],
  ['noise', Buffer.from([1, 2, 3, 4, 5])],
  ['nothing', Buffer.alloc(0)],
])('%s is refused by type', async (_name, head) => {
  await expect(still(head)).rejects.toMatchObject({ reason: 'type' });
});

test('movies are taken only when the server allows them', async () => {
  await expect(sniff(ftyp('qt  '), { allowVideo: true })).resolves.toMatchObject({
    format: 'mov',
    video: true,
  });
  await expect(sniff(ftyp('isom', 'mp42'), { allowVideo: true })).resolves.toMatchObject({
    mime: 'video/mp4',
  });
  await expect(sniff(ftyp('isom', 'mp42'), { allowVideo: false })).rejects.toMatchObject({ reason: 'type' });
});
