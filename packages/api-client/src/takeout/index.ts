export {
  isTakeout,
  type MatchOptions,
  matchTakeout,
  type Takeout,
  type TakeoutEntry,
  type TakeoutItem,
  type TakeoutProgress,
} from './matchTakeout.ts';
