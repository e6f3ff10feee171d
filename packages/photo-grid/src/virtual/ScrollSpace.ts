/**
 * Browsers cap an element's height (Chromium at 33.5 million device pixels, Firefox lower), and a million photos are
 * higher than that. Beyond this length, in CSS pixels and safe at four device pixels each, the list gets a shorter
 * stand-in to scroll: pixel for pixel nearby, in proportion over long distances.
 */
export const LONGEST = 8_000_000;
/** At either end the stand-in and the list agree to the pixel over this many viewports. */
const EXACT_ENDS = 10;
/** A move of more viewports than this is a dragged scroll bar or a jump, not a wheel, a key or a finger. */
const JUMP_VIEWPORTS = 3;
/** Nearer to an end of the stand-in than this many viewports, with more of the list to come, the scroller is moved away from the end. */
const END_MARGIN = 2;

/** The heights of the list and of the viewport, in pixels. */
export interface SpaceSize {
  height: number;
  viewport: number;
}

/** How far the stand-in is scrolled, against how far the list is: `list = physical + shift`. */
export class ScrollSpace {
  #at = 0;
  #shift = 0;

  /** Pixels to add to a physical position for the list's. 0 for a list that needs no stand-in. */
  get shift(): number {
    return this.#shift;
  }

  /** The scroller is at `at`: returns the list's position then. Negative above the list. */
  follow(at: number, size: SpaceSize): number {
    const moved = Math.abs(at - this.#at);
    this.#at = at;
    if (size.height <= LONGEST || at <= 0) this.#shift = 0;
    else if (at >= LONGEST - size.viewport - 1) this.#shift = size.height - LONGEST;
    else if (moved > JUMP_VIEWPORTS * size.viewport) this.#shift = this.#listAt(at, size) - at;
    const most = size.height - size.viewport;
    if (this.#shift > 0) this.#shift = Math.max(0, Math.min(this.#shift, most - at));
    return at + this.#shift;
  }

  /** Scrolls to a position of the list; returns where the scroller has to go. */
  place(top: number, size: SpaceSize): number {
    this.#at = this.#physicalAt(top, size);
    this.#shift = size.height <= LONGEST ? 0 : top - this.#at;
    return this.#at;
  }

  /** Like `place`, but keeps the scroller's position when the stand-in alone can move: undefined then. */
  nudge(top: number, size: SpaceSize): number | undefined {
    const ends = EXACT_ENDS * size.viewport;
    const free = this.#at > ends && this.#at < LONGEST - ends && top > ends && top < size.height - ends;
    if (size.height <= LONGEST || !free) return this.place(top, size);
    this.#shift = top - this.#at;
    return undefined;
  }

  /** The stand-in is about to end before the list does. */
  isStrained(size: SpaceSize): boolean {
    if (size.height <= LONGEST) return false;
    const margin = END_MARGIN * size.viewport;
    const top = this.#at + this.#shift;
    if (this.#at < margin) return top > this.#at;
    return this.#at > LONGEST - size.viewport - margin && size.height - top > LONGEST - this.#at;
  }

  /** The scroll bar's thumb does not show the true position any more. */
  isAskew(size: SpaceSize): boolean {
    if (size.height <= LONGEST) return false;
    return Math.abs(this.#physicalAt(this.#at + this.#shift, size) - this.#at) > 1;
  }

  #physicalAt(top: number, size: SpaceSize): number {
    const { height, viewport } = size;
    const ends = EXACT_ENDS * viewport;
    if (height <= LONGEST || top <= ends) return top;
    if (top >= height - ends) return top - height + LONGEST;
    return Math.round(ends + ((top - ends) / (height - 2 * ends)) * (LONGEST - 2 * ends));
  }

  #listAt(at: number, size: SpaceSize): number {
    const { height, viewport } = size;
    const ends = EXACT_ENDS * viewport;
    if (at <= ends) return at;
    if (at >= LONGEST - ends) return at - LONGEST + height;
    return ends + ((at - ends) / (LONGEST - 2 * ends)) * (height - 2 * ends);
  }
}

/** Height of the element that is scrolled. */
export function standInHeight(height: number): number {
  return Math.min(height, LONGEST);
}

/** Parts of a section may begin this many pixels above the canvas. Below it they would make it longer. */
const ABOVE = 20_000;

/** Returns where an element of the canvas may stand; clamped elements are far out of sight. */
export function clampedTop(top: number, height: number, length: number): number {
  return Math.max(-ABOVE, Math.min(top, length - height));
}
