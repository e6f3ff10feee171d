import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDiskStore } from '../storage/index.ts';
import { residentBytes } from './decoderProcess.ts';
import { createMediaPool, isLivePair, MediaRejection, type MediaReport } from './index.ts';
import { parseOffset, parseWallTime } from './metadata/WallTime.ts';
import { type PhotoCase, photoFolder, readPhotoCases } from './testing/photoFolder.ts';

const cases = readPhotoCases();
if (cases.length === 0) {
  process.stdout.write(`Skipped: no real photographs at ${photoFolder} (set XIANGJI_PHOTOS)\n`);
}

type Verdict = MediaReport | MediaRejection;
const verdicts = new Map<string, Verdict>();
const peaks = { all: 0, bombs: 0 };
const MEGA = 1_000_000;

function reportOf(file: string): MediaReport {
  const verdict = verdicts.get(file);
  if (!verdict || verdict instanceof MediaRejection)
    throw new Error(`${file} was refused: ${verdict?.message}`);
  return verdict;
}

async function judgeAll(): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'manifest-'));
  const pool = createMediaPool({ store: createDiskStore({ root }) });
  const judge = async ({ file, bytes }: PhotoCase): Promise<void> => {
    const verdict = await pool
      .process(join(photoFolder, file), { size: bytes, allowVideo: true, userOffsetMinutes: 480 })
      .catch((error: unknown) => error as MediaRejection);
    verdicts.set(file, verdict);
  };
  const measure = async (): Promise<number> =>
    (await pool.memoryBytes()) + (await residentBytes(process.pid));
  const before = await residentBytes(process.pid);
  const watch = setInterval(async () => {
    peaks.all = Math.max(peaks.all, await measure());
  }, 25);
  const bombs = cases.filter((photo) => photo.tags.includes('bomb'));
  await Promise.all(bombs.map(judge));
  peaks.bombs = Math.max(peaks.all, await measure());
  await Promise.all(cases.filter((photo) => !bombs.includes(photo)).map(judge));
  clearInterval(watch);
  const after = await residentBytes(process.pid);
  const mb = (bytes: number): string => `${Math.round(bytes / MEGA)} MB`;
  process.stdout.write(
    `Memory, server with its decoders: ${mb(peaks.bombs)} at most over the bombs, ${mb(peaks.all)} over all; ` +
      `server alone ${mb(before)} → ${mb(after)}\n`,
  );
  await pool.close();
  await rm(root, { recursive: true, force: true });
}

/** 42000 or 42001 for a refusal, else the kind, after live pairs have found each other. */
function outcome(file: string): string {
  const verdict = verdicts.get(file);
  if (verdict instanceof MediaRejection) return verdict.reason === 'size' ? '42000' : '42001';
  if (!verdict) return 'nothing';
  const all = [...verdicts.values()].filter(
    (other): other is MediaReport => !(other instanceof MediaRejection),
  );
  return String(all.some((other) => isLivePair(verdict, other)) ? 4 : verdict.kind);
}

const wanted = (photo: PhotoCase): string => String(photo.expected_code ?? photo.expected_type);
const accepted = cases.filter((photo) => photo.expected === 'accept');

describe.skipIf(cases.length === 0)('every real photograph of the manifest', () => {
  beforeAll(judgeAll, 180_000);
  afterAll(() => {
    const off = cases.filter((photo) => outcome(photo.file) !== wanted(photo));
    const lines = off.map(
      ({ file }) => `  ${file}: ${outcome(file)} (${(verdicts.get(file) as Error).message})`,
    );
    process.stdout.write(
      [`By the manifest: ${cases.length - off.length} of ${cases.length}`, ...lines, ''].join('\n'),
    );
  });

  test.each(cases.filter((photo) => photo.strict))('$file gets the verdict', (photo) => {
    expect(outcome(photo.file)).toBe(wanted(photo));
  });

  test.each(cases.filter((photo) => !photo.strict))('$file gets a tolerable verdict', (photo) => {
    expect([wanted(photo), '1', '42000', '42001']).toContain(outcome(photo.file));
  });

  test.each(accepted.filter((photo) => photo.dims_strict))('$file has its size as displayed', (photo) => {
    const { width, height } = reportOf(photo.file);
    expect({ width, height }).toEqual({ width: photo.width, height: photo.height });
  });

  test.each(accepted.filter((photo) => parseWallTime(photo.datetime_original ?? '')))(
    '$file has its time',
    (photo) => {
      const { takenLocal } = reportOf(photo.file);
      expect(takenLocal).toEqual(parseWallTime(photo.datetime_original ?? '')?.time);
    },
  );

  test.each(accepted.filter((photo) => photo.offset))('$file has its offset', (photo) => {
    expect(reportOf(photo.file)).toMatchObject({
      offsetMinutes: parseOffset(photo.offset ?? ''),
      offsetSource: 'metadata',
    });
  });

  test.each(accepted)('$file has its place, or none', (photo) => {
    const { gps } = reportOf(photo.file);
    if (photo.has_gps) {
      expect(Math.abs((gps?.lat ?? 999) - (photo.lat ?? 0))).toBeLessThan(1e-4);
      expect(Math.abs((gps?.lon ?? 999) - (photo.lon ?? 0))).toBeLessThan(1e-4);
    } else expect(gps).toBeUndefined();
  });

  test.each(accepted)('$file has its keywords', (photo) => {
    expect(reportOf(photo.file).keywords).toEqual(photo.keywords);
  });

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

  test.each(cases.filter((photo) => photo.duration_s))('$file has its length and upright size', (photo) => {
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

  test('memory stays below 700 MB over the bombs', () => {
    expect(peaks.bombs).toBeLessThan(700 * MEGA);
  });
});
