import { ERROR_CODES, type Sidecar } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.ts';
import { makeJpeg, type PictureOptions } from './pictures.ts';
import { BACKENDS, startServer, type TestServer } from './startServer.ts';

const TIME = Date.UTC(2017, 2, 4, 5, 6, 7) / 1_000;
const PARIS = { lat: 48.85, lng: 2.35 };

describe.each(BACKENDS)('what another product knows of a photo, on %s', (backend) => {
  let server: TestServer;
  let owner: Browser;
  let album: string;
  beforeAll(async () => {
    server = await startServer(backend);
    owner = await server.join('owner@example.com');
    album = (await owner.api.folders.create({ params: { id: '0' }, body: { name: 'Album' } })).id;
  });
  afterAll(() => server.stop());

  const upload = async (picture: PictureOptions, sidecar: Sidecar) => {
    const bytes = await makeJpeg({ ...picture, noise: true });
    const [, , data] = await owner.upload(album, { bytes, name: 'IMG_20200102_030405.jpg', sidecar });
    return owner.api.files.get({ params: { id: data!.file.id }, query: { more: true } });
  };

  it('is shown where the file knows less', async () => {
    const sidecar = { time: TIME, gps: PARIS, description: ' 在巴黎 ', favorite: true };
    const file = await upload({ seed: 1 }, sidecar);
    expect(file).toMatchObject({
      ...{ time: TIME + 3_600, timezone: -60, time_unknown: false, date_source: 'sidecar' },
      ...{ gps: PARIS, name: '在巴黎', initial: 'Z', favorite: true },
    });
    expect(file.place?.length).toBeGreaterThan(0);
    const { list } = await owner.api.search.list({ query: { q: '在巴黎' } });
    expect(list.map(({ id }) => id)).toEqual([file.id]);
  });

  it('gives way to the time and the place of the file', async () => {
    const place = { lat: 35.5, lng: 139.5 };
    const file = await upload({ seed: 2, taken: '2023:10:01 09:30:15', place }, { time: TIME, gps: PARIS });
    expect(file).toMatchObject({ time: Date.UTC(2023, 9, 1, 9, 30, 15) / 1_000, date_source: 'file' });
    expect(file).toMatchObject({ name: 'IMG_20200102_030405', favorite: false, timezone: -540 });
    expect(file.gps?.lat).toBeCloseTo(place.lat);
  });

  it.each<[string, object]>([
    ['a place outside of the world', { gps: { lat: 91, lng: 0 } }],
    ['a time that is no number', { time: '2017' }],
    ['a long description', { description: 'a'.repeat(241) }],
  ])('is refused with %s', async (_, sidecar) => {
    const [code, , data] = await owner.upload(album, {
      bytes: await makeJpeg({ seed: 3 }),
      name: 'a.jpg',
      sidecar,
    });
    expect([code, data]).toEqual([ERROR_CODES.ILLEGAL_REQUEST, { reason: 'sidecar' }]);
  });

  it('may have the longest description', async () => {
    const description = '𠮷'.repeat(240);
    expect((await upload({ seed: 4 }, { description, gps: PARIS, time: TIME })).name).toBe(description);
  });
});
