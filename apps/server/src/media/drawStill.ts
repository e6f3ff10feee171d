import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UPLOAD } from '@xiangji/api-client/contract';
import { findProgram } from '../findProgram.ts';

/** The values by which a movie is read. */
export interface Movie {
  mime: string;
  /** Seconds. */
  duration: number | null;
}

/** Draws a still picture of a movie as JPEG; undefined where none can be drawn. Throws where ffmpeg cannot be started. */
export type DrawStill = (path: string, movie: Movie) => Promise<Buffer | undefined>;

const run = promisify(execFile);

const MEBI = 1024 * 1024;
/** Limit of all runs for one movie, milliseconds. */
const TIME_MS = 10_000;
/** Most address space of a process, where `prlimit` is installed (Linux). */
const MEMORY_BYTES = 2_048 * MEBI;
/** Most bytes of one allocation. */
const ALLOCATION_BYTES = 512 * MEBI;
/** The frame of the poster that a browser draws too: movies often start black. Seconds. */
const FRAME_SECONDS = 1;
/** Square pixels, no wider than a poster may be. */
const SCALE = `scale=iw*sar:ih,scale=min(iw\\,${UPLOAD.POSTER_WIDTH}):-1,setsar=1`;
/** The program is missing or cannot be run, as Node and `prlimit` report it. */
const NOT_STARTED = new Set<unknown>(['ENOENT', 'EACCES', 126, 127]);

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Options before and after the input, in the order in which pictures are tried. */
function choices({ duration }: Movie): { seek: string[]; map: string[] }[] {
  const seconds = Math.min(FRAME_SECONDS, (duration ?? 0) / 2);
  return [
    // Attached pictures are the video streams that `V` excludes.
    { seek: [], map: ['-map', '0:v', '-map', '-0:V'] },
    { seek: ['-ss', String(seconds)], map: ['-map', '0:V:0'] },
    { seek: ['-skip_frame', 'nokey'], map: ['-map', '0:V:0'] },
  ];
}

function commandOf(
  path: string,
  { mime }: Movie,
  { seek, map }: { seek: string[]; map: string[] },
): string[] {
  return [
    ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-filter_threads', '1'],
    ...['-max_alloc', String(ALLOCATION_BYTES)],
    // The demuxer is named, so that a movie cannot be read as a playlist of other files.
    ...['-protocol_whitelist', 'file', '-f', mime === 'video/webm' ? 'matroska' : 'mov', '-threads', '1'],
    ...[...seek, '-i', `file:${path}`, ...map],
    ...['-frames:v', '1', '-vf', SCALE, '-threads', '1', '-c:v', 'mjpeg', '-q:v', '3', '-f', 'image2pipe'],
    'pipe:1',
  ];
}

/** The limits that the kernel keeps: memory, and no files written. */
function limited(ffmpeg: string): [program: string, ...first: string[]] {
  const prlimit = process.platform === 'linux' ? findProgram('prlimit', process.env.PATH) : undefined;
  return prlimit ? [prlimit, `--as=${MEMORY_BYTES}`, '--fsize=0', '--core=0', ffmpeg] : [ffmpeg];
}

/**
 * Draws stills with ffmpeg, in a process that has one thread, no network and none of the server's secrets, and ends
 * when it takes too long or writes too much. A picture that is attached to the movie comes first.
 */
export function createDrawStill(ffmpeg: string, timeMs = TIME_MS): DrawStill {
  const [program, ...first] = limited(ffmpeg);
  return async (path, movie) => {
    const end = performance.now() + timeMs;
    for (const choice of choices(movie)) {
      // 0 would be no limit. `signal` is not used: its process gets a SIGTERM, which it may ignore.
      const timeout = Math.ceil(end - performance.now());
      if (timeout <= 0) return undefined;
      try {
        const { stdout } = await run(program, [...first, ...commandOf(path, movie, choice)], {
          ...{ timeout, killSignal: 'SIGKILL', maxBuffer: UPLOAD.POSTER_BYTES, encoding: 'buffer' },
          env: { PATH: process.env.PATH },
        });
        if (stdout.length > 0) return stdout;
      } catch (error) {
        if (NOT_STARTED.has(codeOf(error))) throw error;
      }
    }
    return undefined;
  };
}
