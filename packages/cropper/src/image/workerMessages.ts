import type { CropErrorCode } from './CropError.ts';
import type { CutJob } from './drawCut.ts';
import type { ReducedFile, ReduceJob } from './reduceFile.ts';

export type WorkerRequest =
  | { task: 'reduce'; file: Blob; job: ReduceJob }
  | { task: 'cut'; file: Blob; job: CutJob };
export type WorkerReply =
  | { kind: 'reduced'; reduced: ReducedFile }
  | { kind: 'cut'; blob: Blob }
  | { kind: 'done' }
  | { kind: 'failed'; code: CropErrorCode };
