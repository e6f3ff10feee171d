import { expect, test } from 'vitest';
import type { BlobMeta } from '../media/blobMeta.ts';
import type { DatedFile } from './redate.repository.ts';
import { redated } from './redate.ts';

const UPLOADED = 1_700_000_000;
const TAKEN = 1_336_288_089;
const OTHER = 1_300_000_000;
const HOUR = 3_600;

const meta = (taken: number | null) => ({ taken, tz: null }) as BlobMeta;
const file = (taken: number, date_source: DatedFile['date_source'], origin_name = 'photo.jpg') =>
  ({ taken, date_source, origin_name, timezone: null, ctime: UPLOADED }) as DatedFile;

test.each([
  ['the moment of the upload', file(UPLOADED, 'upload'), null, TAKEN, TAKEN],
  ['the moment of the upload on another clock', file(UPLOADED + 9 * HOUR, 'upload'), null, TAKEN, TAKEN],
  ['a moment that a person has moved', file(UPLOADED - 99 * HOUR, 'upload'), null, TAKEN, undefined],
  ['a date of a person', file(OTHER, 'person'), OTHER, TAKEN, undefined],
  ['a date of a side file', file(OTHER, 'sidecar'), null, TAKEN, undefined],
  ['a date of the file', file(OTHER, 'file'), OTHER, TAKEN, TAKEN],
  ['a date of the file that a person has changed', file(OTHER, 'file'), TAKEN, TAKEN - 1, undefined],
  ['a date that the file still has', file(TAKEN, 'file'), TAKEN, TAKEN, undefined],
  ['a last change', file(OTHER, 'modified'), null, TAKEN, TAKEN],
  [
    'a last change, without a date in the file',
    file(OTHER, 'modified', '2012-05-06.jpg'),
    null,
    null,
    undefined,
  ],
  [
    'the moment of the upload, with a date in the name',
    file(UPLOADED, 'upload', 'IMG_20120506_070809.jpg'),
    null,
    null,
    TAKEN,
  ],
])('%s is replaced where the original tells more', (_, photo, old, now, taken) => {
  expect(redated(photo, meta(old), meta(now))?.taken).toBe(taken);
});
