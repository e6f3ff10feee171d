export { readXmpFiles } from '../sidecar/readXmpFiles.ts';
export { type ReadableEntry, readTakeout, type TakeoutFile } from '../takeout/readTakeout.ts';
export { TakeoutError } from '../takeout/TakeoutError.ts';
export { isMovie, pickFiles } from '../upload/pickFiles.ts';
export { foldersOf } from '../upload/planTree.ts';
