import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProgram } from '../findProgram.ts';
import { createDrawStill } from './drawStill.ts';

const film = fileURLToPath(
  new URL('../../../../packages/photo-viewer/src/stories/photos/film.mp4', import.meta.url),
);
const movie = { mime: 'video/mp4', duration: 4 };
const ffmpeg = findProgram('ffmpeg', process.env.PATH);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a program in the place of ffmpeg', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'xiangji-still-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function draw(script: string, path = film, timeMs?: number) {
    const program = join(folder, 'ffmpeg');
    await writeFile(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    return createDrawStill(program, timeMs)(path, movie);
  }

  it('that hangs is killed, and not tried again', async () => {
    const pids = await mkdtemp(join(folder, 'pids-'));
    // It may write no file, and ignores every signal that it can.
    const script = `mkdir ${pids}/$$; trap '' TERM INT HUP; while :; do :; done`;
    expect(await draw(script, film, 500)).toBeUndefined();
    const [pid = '', ...more] = await readdir(pids);
    expect(more).toEqual([]);
    await expect.poll(() => isRunning(Number(pid))).toBe(false);
  });

  it.each([
    ['floods its output', 'exec yes'],
    ['floods its errors', 'exec yes >&2'],
    ['fails', 'echo half; exit 1'],
    ['writes nothing', 'exit 0'],
  ])('that %s draws nothing', async (_, script) => {
    expect(await draw(script)).toBeUndefined();
  });

  it('that is missing or cannot be run is an error, so that movies are tried later', async () => {
    await expect(createDrawStill(join(folder, 'none'))(film, movie)).rejects.toThrow();
    await writeFile(join(folder, 'data'), '', { mode: 0o644 });
    await expect(createDrawStill(join(folder, 'data'))(film, movie)).rejects.toThrow();
  });

  it('gets the path as a file, no secrets, no shell, and no other protocol', async () => {
    process.env.XIANGJI_SECRET = 'secret';
    const path = join(folder, '-i; touch pwned $(id).mp4');
    const said = String(await draw('printf "%s\\n" "$@"; echo "[$XIANGJI_SECRET]"', path));
    delete process.env.XIANGJI_SECRET;
    const lines = said.split('\n');
    expect(lines).toContain(`file:${path}`);
    expect(lines[lines.indexOf('-protocol_whitelist') + 1]).toBe('file');
    expect(lines).toContain('-nostdin');
    expect(lines).toContain('[]');
  });

  it.skipIf(!findProgram('prlimit', process.env.PATH))(
    'has a limit of memory and writes no file',
    async () => {
      const said = String(await draw('ulimit -v; ulimit -f'));
      expect(said.trim().split('\n')).toEqual([String(2 * 1024 * 1024), '0']);
    },
  );
});

describe.skipIf(!ffmpeg)('ffmpeg', () => {
  it('draws the frame at one second', async () => {
    const still = await createDrawStill(ffmpeg ?? '')(film, movie);
    expect(await sharp(still).metadata()).toMatchObject({ format: 'jpeg', width: 1920, height: 1080 });
  });

  it('draws the first frame of a movie that is shorter than its index says', async () => {
    const still = await createDrawStill(ffmpeg ?? '')(film, { ...movie, duration: 0 });
    expect((await sharp(still).metadata()).width).toBe(1920);
  });

  it('draws nothing from a playlist with the name of a movie', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'xiangji-still-'));
    const path = join(folder, 'list.mp4');
    await writeFile(path, `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile:${film}\n#EXT-X-ENDLIST\n`);
    expect(await createDrawStill(ffmpeg ?? '')(path, movie)).toBeUndefined();
    await rm(folder, { recursive: true });
  });
});
