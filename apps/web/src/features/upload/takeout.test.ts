import { ERROR_CODES, UPLOAD } from '@xiangji/api-client/contract';
import type { UploadFile, UploadItem } from '@xiangji/api-client/upload';
import { expect, it } from 'vitest';
import { type PlannedPhoto, planTakeout } from './takeoutPlan.ts';
import { csvOf, isUnderway, reportRows, type UploadOutcome } from './takeoutReport.ts';

function entryOf(path: string) {
  const file = new File(['x'], path.slice(path.lastIndexOf('/') + 1));
  return { path, size: 1, file: Object.assign(file, { relativePath: path }) };
}

const takeout = {
  items: [
    { entry: entryOf('Trip/a.heic'), liveHalf: entryOf('Trip/a.mp4'), album: 'Trip', sidecar: { time: 5 } },
    { entry: entryOf('b.jpg') },
    { entry: entryOf('c.html') },
    { entry: entryOf('Trip/.d.jpg'), album: 'Trip' },
  ],
  copies: [entryOf('Photos from 2019/a.heic')],
  trashed: [entryOf('Bin/e.jpg')],
};

it.each([true, false])(
  'plans the photos of a Takeout, and their movies if videos are accepted: %s',
  (video) => {
    const { photos, leftOut, counts } = planTakeout(takeout, video);
    expect(photos.map(({ album, files }) => [album, ...files.map(({ name }) => name)])).toEqual([
      ['Trip', 'a.heic', ...(video ? ['a.mp4'] : [])],
      [undefined, 'b.jpg'],
    ]);
    const unsupported = video ? 1 : 2;
    expect(counts).toEqual({ albums: 1, photos: 2, undated: 1, copies: 1, trashed: 1, unsupported });
    expect(leftOut.map(({ why }) => why).slice(0, 3)).toEqual(['copy', 'trashed', 'unsupported']);
  },
);

function photoOf(name: string, count = 1): PlannedPhoto {
  const files = Array.from({ length: count }, (_, index) => new File(['x'], `${name}.${index}`));
  return { path: name, album: 'Trip', files, sidecar: undefined };
}

it('reports a live photo as stored if both of its files are', () => {
  const photos = [photoOf('stored', 2), photoOf('known'), photoOf('cancelled', 2), photoOf('refused', 2)];
  const [stored, known, cancelled, refused] = photos.map(({ files }) => files);
  const outcomes = new Map<UploadFile | undefined, UploadOutcome>([
    [stored?.[0], 'duplicate'],
    [stored?.[1], 'stored'],
    [known?.[0], 'duplicate'],
    [cancelled?.[0], 'stored'],
    [refused?.[0], 'stored'],
  ]);
  const target = { id: 'album', name: 'Trip', guid: 'round' };
  const failure = {
    key: 'x',
    target,
    progress: UPLOAD.PROGRESS_FAILED,
    errorCode: ERROR_CODES.FILE_TYPE_INVALID,
  };
  const items = (refused ?? []).slice(1).map((file): UploadItem => ({ ...failure, file }));
  const upload = { guid: 'round', photos, leftOut: [{ path: 'bin', why: 'trashed' as const }] };
  const rows = reportRows(upload, { outcomes, items, errorText: (code) => `error ${code}` });
  expect(rows.map(({ path, state }) => [path, state])).toEqual([
    ['stored', 'stored'],
    ['known', 'duplicate'],
    ['cancelled', 'cancelled'],
    ['refused', 'refused'],
    ['bin', 'trashed'],
  ]);
  expect(rows[3]?.reason).toBe(`error ${ERROR_CODES.FILE_TYPE_INVALID}`);
  expect(isUnderway(upload, items)).toBe(false);
  expect(
    isUnderway(
      upload,
      items.map((item) => ({ ...item, progress: 0.5 })),
    ),
  ).toBe(true);
});

it('writes CSV that no program takes for formulas', async () => {
  const bytes = new Uint8Array(
    await csvOf([
      ['文件', 'a"b'],
      ['=1+1', 'x,\ny'],
    ]).arrayBuffer(),
  );
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
    '\uFEFF"文件","a""b"\r\n"\'=1+1","x,\ny"\r\n',
  );
});
