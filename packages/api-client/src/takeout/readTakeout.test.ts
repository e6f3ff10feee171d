// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { makeTakeout } from './makeTakeout.ts';
import { readTakeout } from './readTakeout.ts';

const FOLDER = 'Takeout/Google 相册/京都/';
const PHOTO = Uint8Array.from({ length: 5_000 }, (_, index) => index % 251);
const MOVIE = Uint8Array.from({ length: 9_000 }, (_, index) => index % 7);
const side = (time: number) => ({ title: 'a', photoTakenTime: { timestamp: String(time) } });

const fileOf = (file: File) => ({ path: file.name, file });
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

describe('a Takeout', () => {
  it.each([false, true])('is read from several archives, with long headers: %s', async (zip64) => {
    const packed = (path: string) => path.endsWith('.MP4');
    const first = await makeTakeout(
      {
        [`${FOLDER}a.heic`]: PHOTO,
        [`${FOLDER}a.MP4`]: MOVIE,
        [`${FOLDER}元数据.json`]: { title: '京都之旅' },
      },
      { zip64, packed },
    );
    const second = await makeTakeout(
      { [`${FOLDER}a.heic.suppl.json`]: side(5) },
      { zip64, name: 'takeout-002.zip' },
    );
    const onProgress = vi.fn();
    const { items } = await readTakeout([first, second].map(fileOf), onProgress);
    expect(items).toMatchObject([{ album: '京都之旅', sidecar: { time: 5 } }]);
    expect(onProgress).toHaveBeenLastCalledWith(2, 2);
    const [{ entry, liveHalf } = { entry: undefined }] = items;
    expect([entry?.isPacked, liveHalf?.isPacked]).toEqual([false, true]);
    expect(await bytesOf(await entry!.read())).toEqual(PHOTO);
    expect(await bytesOf(await liveHalf!.read())).toEqual(MOVIE);
  });

  it('is read from an unpacked folder', async () => {
    const photo = new File([PHOTO], 'a.jpg', { lastModified: 7 });
    const json = new File([JSON.stringify(side(5))], 'a.jpg.json');
    const { items } = await readTakeout([photo, json].map((file) => ({ path: FOLDER + file.name, file })));
    expect(items).toMatchObject([
      { album: '京都', sidecar: { time: 5 }, entry: { size: 5_000, lastModified: 7 } },
    ]);
    expect(await items[0]?.entry.read()).toBe(photo);
  });

  it('takes no more of an archive than what is read', async () => {
    const archive = await makeTakeout({
      [`${FOLDER}a.jpg`]: new Uint8Array(5_000_000),
      [`${FOLDER}b.jpg`]: PHOTO,
    });
    const slice = vi.spyOn(archive, 'slice');
    const { items } = await readTakeout([fileOf(archive)]);
    await items[1]?.entry.read();
    const read = slice.mock.results.reduce((sum, { value }) => sum + (value as Blob).size, 0);
    expect(read).toBeLessThan(500_000);
  });

  it('that is damaged or none is refused with the reason', async () => {
    const none = await makeTakeout({ 'a.jpg': PHOTO });
    await expect(readTakeout([fileOf(none)])).rejects.toMatchObject({
      reason: 'other',
      file: 'takeout-001.zip',
    });
    const whole = await makeTakeout({ [`${FOLDER}a.jpg`]: PHOTO });
    const cut = new File([whole.slice(0, whole.size - 60)], 'cut.zip');
    await expect(readTakeout([fileOf(cut)])).rejects.toMatchObject({ reason: 'damaged', file: 'cut.zip' });
    const packed = await makeTakeout({ [`${FOLDER}a.jpg`]: MOVIE }, { packed: () => true });
    const bytes = await bytesOf(packed);
    bytes.fill(85, 90, 110);
    const { items } = await readTakeout([fileOf(new File([bytes], 'bits.zip'))]);
    await expect(items[0]?.entry.read()).rejects.toThrow();
  });
});
