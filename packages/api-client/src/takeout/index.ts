export { createTakeoutReader, type TakeoutPhoto, type TakeoutReader } from './createTakeoutReader.ts';
export { isArchive, isTakeout } from './isTakeout.ts';
export {
  type MatchOptions,
  matchTakeout,
  type Takeout,
  type TakeoutEntry,
  type TakeoutItem,
  type TakeoutProgress,
} from './matchTakeout.ts';
export type { TakeoutFile } from './readTakeout.ts';
export { TakeoutError } from './TakeoutError.ts';
