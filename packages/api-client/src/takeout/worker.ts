export { type ReadableEntry, readTakeout } from './readTakeout.ts';
export { serveTakeoutWorker } from './serveTakeoutWorker.ts';
