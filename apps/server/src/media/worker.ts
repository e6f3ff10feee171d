import { open, readFile } from 'node:fs/promises';
import { planCopy } from './clean/planCopy.ts';
import { cropPicture, hashRendition, rescale } from './decode/makeRenditions.ts';
import { setUpSharp } from './decode/sharpSetup.ts';
import {
  type DecoderFailure,
  type DecoderJob,
  type DecoderReply,
  type DecoderResults,
  type ProcessInput,
  READY,
} from './decoderJobs.ts';
import type { MediaLimits } from './limits.ts';
import { MediaRejection } from './MediaRejection.ts';
import type { MediaReport } from './MediaReport.ts';
import type { LocalTime } from './metadata/offset.ts';
import { fullRendition, pictureTime, processPicture } from './processPicture.ts';
import { SNIFF_BYTES, sniff } from './sniff.ts';

/*
 * The decoder's program. It runs as a process of its own, not as a thread: the native memory of libvips has
 * no bound inside a thread, and a crash there would take the server down. Jobs come one at a time. What only movies need
 * is loaded by the first one.
 */

/** WebAssembly memory never shrinks; after this many HEIC files, or above this size, the process is replaced. */
const MAX_HEIC_FILES = 20;
const REPLACE_ABOVE_BYTES = 240 * 1024 * 1024;

let heicFiles = 0;

const isTiff = (head: Buffer): boolean => ['II*\0', 'MM\0*'].includes(head.toString('latin1', 0, 4));

/**
 * The beginning of a file; all of a TIFF, because only its directory shows whether it is a raw camera file.
 */
async function readHead(path: string, { imageBytes }: MediaLimits): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, 0);
    const small = bytesRead < SNIFF_BYTES || !isTiff(buffer) || (await file.stat()).size > imageBytes;
    return small ? buffer.subarray(0, bytesRead) : await readFile(path);
  } finally {
    await file.close();
  }
}

const typeOf = async (input: ProcessInput) => sniff(await readHead(input.path, input.limits), input);

async function processFile(input: ProcessInput): Promise<MediaReport> {
  if (input.size === 0) throw new MediaRejection('size', 'The file is empty');
  const type = await typeOf(input);
  if (type.format === 'heic') heicFiles += 1;
  if (!type.video) return processPicture(type, input);
  const { processVideo } = await import('./processVideo.ts');
  return processVideo(type, input);
}

async function readTime(input: ProcessInput): Promise<LocalTime> {
  const type = await typeOf(input);
  return type.video ? processFile(input) : pictureTime(type, input);
}

async function run(job: DecoderJob): Promise<DecoderResults[keyof DecoderResults]> {
  switch (job.task) {
    case 'process':
      return processFile(job.input);
    case 'time':
      return readTime(job.input);
    case 'crop':
      return cropPicture(job.input);
    case 'hash':
      return hashRendition(job.input.source);
    case 'plan':
      return planCopy(job.input.path, job.input.mime);
    case 'compare':
      return (await import('./clean/samePicture.ts')).isSamePicture(
        job.input.path,
        job.input.copy,
        job.input,
      );
    case 'full':
      return fullRendition(job.input);
    case 'rescale':
      return rescale(job.input.source, job.input.target, job.input);
  }
}

const SERVER_ERROR = /no space left|unable to open for write|too many open files|disk quota/i;

/** Node's permission model has denied something. */
function isDenied(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_ACCESS_DENIED';
}

function failureOf(error: unknown): DecoderFailure {
  const detail = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
  if (error instanceof MediaRejection) {
    return { outcome: 'rejected', reason: error.reason, detail, encoding: error.encoding };
  }
  const isSystem = error instanceof Error && ('errno' in error || isDenied(error));
  if (isSystem || SERVER_ERROR.test(detail)) return { outcome: 'fault', detail };
  return {
    outcome: 'rejected',
    reason: /pixel limit|exceeds|allocation failed|out of memory/i.test(detail) ? 'size' : 'type',
    detail,
  };
}

async function answer(job: DecoderJob): Promise<DecoderReply> {
  const result = await run(job).then((value) => ({ outcome: 'done', value }) as const, failureOf);
  const needsReplacement = heicFiles >= MAX_HEIC_FILES || process.memoryUsage.rss() > REPLACE_ABOVE_BYTES;
  return { ...result, needsReplacement };
}

setUpSharp(Number(process.argv[2] ?? 1));
process.on('message', (job: DecoderJob) => {
  void answer(job).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole process group; the server ends this process when its job is done.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.send?.(READY);
