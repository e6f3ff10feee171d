export type { PhotoPlace as Place } from '@xiangji/blocks';

/** A map in an element. */
export interface StandingMap {
  remove: () => void;
}
