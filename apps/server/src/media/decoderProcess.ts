import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DecoderJob, type DecoderReply, READY } from './decoderJobs.ts';
import type { MediaLimits } from './limits.ts';
import { MediaRejection } from './MediaRejection.ts';
import { workerUrl } from './workerUrl.ts';

/** The decoder ended without a message: a broken file, or the system killed it for its memory. */
export class DecoderCrash extends Error {
  override readonly name = 'DecoderCrash';
}

/** One decoder process; it takes one job at a time. */
export interface DecoderProcess {
  /**
   * Runs a job. A decoder over a limit is killed and the file counts as too large: `MediaRejection('size')`.
   * One that crashes throws `DecoderCrash`. Both are dead afterwards, see `alive`.
   */
  run(job: DecoderJob): Promise<DecoderReply>;
  readonly alive: boolean;
  readonly pid: number | undefined;
  /** Ends the process at once. */
  stop(): void;
}

const START_MS = 30_000;
const WATCH_MS = 50;
/** The limit of a job in wall-clock time, as a multiple of its processor time. */
const WAITING = 10;
/** JavaScript heap of a decoder, in megabytes; pixels are allocated outside of it. */
const HEAP_MB = 384;
/** Its young generation in megabytes: objects that hold pixels are collected early. */
const YOUNG_MB = 1;

/** Resident memory of a process in bytes, where the system reports it (Linux); 0 elsewhere. */
export async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}

const TICK_MS = 10;
/** Positions of the user and system ticks after the name in `/proc/<pid>/stat`. */
const [USER_TICKS, SYSTEM_TICKS] = [11, 12];

/** Processor time that a process has used, in milliseconds, where the system reports it (Linux). */
async function processorMs(pid: number | undefined): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  if (stat === '') return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])) * TICK_MS;
}

/** Every `node_modules` from a folder upwards, where imports are resolved. */
function modulesAbove(folder: string): string[] {
  const own = join(folder, 'node_modules');
  const parent = dirname(folder);
  return parent === folder ? [own] : [own, ...modulesAbove(parent)];
}

/**
 * Node's permission model for a decoder: it reads its own program and the files of its jobs, and nothing else of the
 * machine. It cannot write files through Node, nor start processes or threads. Native code (libvips) is outside of
 * the model.
 */
export function decoderPermissions(readFrom: readonly string[]): string[] {
  const program = dirname(fileURLToPath(workerUrl()));
  // In development the program is its source folder.
  const code = workerUrl().pathname.endsWith('.ts') ? dirname(program) : program;
  const readable = [code, ...modulesAbove(code), ...readFrom];
  return [
    '--permission',
    '--allow-addons',
    ...readable.map((folder) => `--allow-fs-read=${join(folder, '*')}`),
  ];
}

/** How decoders are started. */
export interface DecoderOptions {
  /** Decoders on this machine. */
  readonly processes: number;
  /** Folders with the files of jobs. */
  readonly readFrom: readonly string[];
}

function launch({ processes, readFrom }: DecoderOptions): ChildProcess {
  return fork(fileURLToPath(workerUrl()), [String(processes)], {
    execArgv: [
      `--max-old-space-size=${HEAP_MB}`,
      `--max-semi-space-size=${YOUNG_MB}`,
      '--no-warnings',
      ...decoderPermissions(readFrom),
    ],
    serialization: 'advanced',
    // Decoders print warnings about a file to the console. Their environment holds none of the server's secrets.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' },
  });
}

/** Resolves with the next message; rejects when the process ends first. */
function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      child.off('message', onMessage).off('exit', onExit).off('error', onExit);
      act();
    };
    const onMessage = (message: unknown): void => settle(() => resolve(message));
    const onExit = (cause: unknown): void =>
      settle(() => reject(new Error(`The decoder ended: ${String(cause)}`)));
    child.on('message', onMessage).on('exit', onExit).on('error', onExit);
  });
}

/** Starts a decoder, whose time and memory are watched from outside. */
export function startDecoder(limits: MediaLimits, options: DecoderOptions): DecoderProcess {
  const child = launch(options);
  let alive = true;
  child.on('exit', () => {
    alive = false;
  });
  // `nextMessage` reports a failing launch; without a listener of its own it would end the server.
  child.on('error', () => {
    alive = false;
  });
  const stop = (): void => {
    alive = false;
    child.kill('SIGKILL');
  };
  const starting = setTimeout(stop, START_MS);
  const ready = nextMessage(child).then((message) => {
    if (message !== READY) throw new Error('The decoder did not start');
  });
  ready.catch(() => stop()).finally(() => clearTimeout(starting));

  async function run(job: DecoderJob): Promise<DecoderReply> {
    await ready;
    let broken: string | undefined;
    const breakOff = (limit: string): void => {
      broken = limit;
      stop();
    };
    // On a busy machine a decoder waits for a core; only its own processor time counts, where the system reports it.
    const before = await processorMs(child.pid);
    const patience = before === undefined ? limits.timeMs : limits.timeMs * WAITING;
    const timer = setTimeout(() => breakOff('time'), patience);
    const watch = setInterval(async () => {
      if ((await residentBytes(child.pid)) > limits.memoryBytes) breakOff('memory');
      const now = await processorMs(child.pid);
      if (now !== undefined && before !== undefined && now - before > limits.timeMs) breakOff('time');
    }, WATCH_MS);
    try {
      const reply = nextMessage(child);
      child.send(job);
      return (await reply) as DecoderReply;
    } catch (error) {
      if (broken) throw new MediaRejection('size', `Decoding went over the ${broken} limit`);
      throw new DecoderCrash('The decoder ended while it worked', { cause: error });
    } finally {
      clearTimeout(timer);
      clearInterval(watch);
    }
  }

  return {
    run,
    stop,
    get alive() {
      return alive;
    },
    pid: child.pid,
  };
}
