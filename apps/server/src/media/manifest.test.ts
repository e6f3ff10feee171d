import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createDiskStore } from '../storage/index.ts';
import { createMediaPool, MediaRejection, type MediaReport } from './index.ts';
import { type PhotoCase, photoFolder, readPhotoCases } from './testing/photoFolder.ts';

const cases = readPhotoCases();
if (cases.length === 0) {
  process.stdout.write(`Skipped: no real photographs at ${photoFolder} (set XIANGJI_PHOTOS)\n`);
}

const accepted = cases.filter((photo) => photo.expected === 'accept');
/** Taken where the setting allows it, as it does here. */
const movies = cases.filter((photo) => photo.duration_s && photo.expected !== 'accept');

type Verdict = MediaReport | MediaRejection;
const verdicts = new Map<string, Verdict>();

function reportOf(file: string): MediaReport {
  const verdict = verdicts.get(file);
  if (!verdict || verdict instanceof MediaRejection)
    throw new Error(`${file} was refused: ${verdict?.message}`);
  return verdict;
}

async function judgeAll(): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'manifest-'));
  const pool = createMediaPool({ store: createDiskStore({ root }), readFrom: [photoFolder] });
  const judge = async ({ file, bytes }: PhotoCase): Promise<void> => {
    const verdict = await pool
      .process(join(photoFolder, file), { size: bytes, allowVideo: true, userOffsetMinutes: 480 })
      .catch((error: unknown) => error as MediaRejection);
    verdicts.set(file, verdict);
  };
  await Promise.all([...accepted, ...movies].map(judge));
  await pool.close();
  await rm(root, { recursive: true, force: true });
}

/** What the upload call does not tell; verdicts, sizes, times, places and memory stand in `test/manifest.test.ts`. */
describe.skipIf(cases.length === 0)('what the decoder reads of every real photograph', () => {
  beforeAll(judgeAll, 180_000);

  test.each(accepted)('$file: frames, identifier, upright renditions', (photo) => {
    const report = reportOf(photo.file);
    expect(report.frames).toBe(photo.frames);
    expect(report.contentId).toBe(photo.content_id ?? undefined);
    for (const { width, height } of report.renditions) {
      expect(width).toBeLessThanOrEqual(report.width);
      expect(Math.abs(width / height - report.width / report.height)).toBeLessThan(
        0.02 * (report.width / report.height),
      );
      expect(Math.max(width, height)).toBeLessThanOrEqual(16_383);
    }
    expect(JSON.stringify(report)).not.toContain('\ufffd');
  });

  test.each(movies)('$file has its length and upright size', (photo) => {
    const { width, height, duration } = reportOf(photo.file);
    expect([width, height]).toEqual([photo.width, photo.height]);
    expect(Math.abs((duration ?? 0) - (photo.duration_s ?? 0))).toBeLessThan(0.05);
  });

  test('a clock without a zone is set by the satellites, or by the place', () => {
    expect(reportOf('big_ben_no_tsoffset_but_gps_utc.jpg')).toMatchObject({
      offsetMinutes: 60,
      offsetSource: 'gps-clock',
    });
    const samples = ['Apple_iPhone_5.jpg', 'IMG_2682.heic', 'Nokia_Lumia_800.jpg'].map(reportOf);
    expect(samples.every((report) => report.offsetSource.startsWith('gps'))).toBe(true);
    expect(samples.map((report) => report.offsetMinutes)).toEqual([-420, -300, 60]);
  });

  test('a zero date and one in the future give way to the next source', () => {
    expect(reportOf('date-zero-and-future.jpg').takenLocal).toMatchObject({ y: 2008, mo: 5, d: 23 });
  });
});
