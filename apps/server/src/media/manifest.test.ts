import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { fixturePhotos, type PhotoCase, photoSets } from '../../../../tests/fixtures/photos.ts';
import { createDiskStore } from '../storage/index.ts';
import { createMediaPool, MediaRejection, type MediaReport } from './index.ts';

type Verdict = MediaReport | MediaRejection;

async function judgeAll(folder: string, cases: readonly PhotoCase[]): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>();
  const root = await mkdtemp(join(tmpdir(), 'manifest-'));
  const pool = createMediaPool({ store: createDiskStore({ root }), readFrom: [folder] });
  const checkCase = async ({ file, bytes }: PhotoCase): Promise<void> => {
    const verdict = await pool
      .process(join(folder, file), { size: bytes, allowVideo: true })
      .catch((error: unknown) => error as MediaRejection);
    verdicts.set(file, verdict);
  };
  await Promise.all(cases.map(checkCase));
  await pool.close();
  await rm(root, { recursive: true, force: true });
  return verdicts;
}

// Not visible in the reply of the upload call; `test/manifest.test.ts` checks verdicts, sizes, times, locations and
// memory.
describe.each(photoSets)("the decoder's result for every photograph in $name", ({ name, folder, cases }) => {
  const accepted = cases.filter((photo) => photo.expected === 'accept');
  /** Accepted where the settings allow videos, as they do here. */
  const videos = cases.filter((photo) => photo.duration_s && photo.expected !== 'accept');
  let verdicts: Map<string, Verdict>;

  function reportOf(file: string): MediaReport {
    const verdict = verdicts.get(file);
    if (!verdict || verdict instanceof MediaRejection)
      throw new Error(`${file} was refused: ${verdict?.message}`);
    return verdict;
  }

  beforeAll(async () => {
    verdicts = await judgeAll(folder, [...accepted, ...videos]);
  }, 180_000);

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

  test.each(videos)('$file has its duration and upright size', (photo) => {
    const { width, height, duration } = reportOf(photo.file);
    expect([width, height]).toEqual([photo.width, photo.height]);
    expect(Math.abs((duration ?? 0) - (photo.duration_s ?? 0))).toBeLessThan(0.05);
  });

  // A larger set need not have these files.
  if (name !== fixturePhotos.name) return;

  test('derives a missing offset from the GPS clock, or else from the location', () => {
    expect(reportOf('big_ben_no_tsoffset_but_gps_utc.jpg')).toMatchObject({
      offsetMinutes: 60,
      offsetSource: 'gps-clock',
    });
    const samples = ['Apple_iPhone_5.jpg', 'Nokia_Lumia_800.jpg'].map(reportOf);
    expect(samples.every((report) => report.offsetSource.startsWith('gps'))).toBe(true);
    expect(samples.map((report) => report.offsetMinutes)).toEqual([-420, 60]);
  });

  test('passes over a zero date and one in the future for the next source', () => {
    expect(reportOf('date-zero-and-future.jpg').takenLocal).toMatchObject({ y: 2008, mo: 5, d: 23 });
  });
});
