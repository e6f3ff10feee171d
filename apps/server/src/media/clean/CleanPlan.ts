import { MediaRejection } from '../MediaRejection.ts';

/** A part of a file; `end` is not included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A part of a cleaned copy: a range of the original, a number of zeros, or new bytes. */
export type CleanPiece = ByteRange | { readonly zeros: number } | Uint8Array;

/** The parts of a cleaned copy, in order. */
export type CleanPlan = readonly CleanPiece[];

/** Segments, chunks or boxes that a file may have: photographs have tens of them. */
export const MOST_SEGMENTS = 10_000;

/** Collects the parts of a copy while a file is walked through. */
export class PlanBuilder {
  readonly #pieces: CleanPiece[] = [];
  #segments = 0;

  /** Counts segments. Throws MediaRejection for a file with too many. */
  count(segments = 1): void {
    this.#segments += segments;
    if (this.#segments > MOST_SEGMENTS)
      throw new MediaRejection('size', `A file of more than ${MOST_SEGMENTS} segments`);
  }

  /** Keeps a range of the original; adjacent ranges become one. */
  keep(start: number, end: number): void {
    if (end <= start) return;
    const last = this.#pieces.at(-1);
    if (last && 'end' in last && last.end === start)
      this.#pieces[this.#pieces.length - 1] = { start: last.start, end };
    else this.#pieces.push({ start, end });
  }

  put(bytes: Uint8Array): void {
    if (bytes.length > 0) this.#pieces.push(bytes);
  }

  zeros(count: number): void {
    if (count > 0) this.#pieces.push({ zeros: count });
  }

  get plan(): CleanPlan {
    return this.#pieces;
  }
}
