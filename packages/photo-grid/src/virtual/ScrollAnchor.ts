import type { GridAnchor } from './anchor.ts';

/**
 * The anchor since the last scroll: any number of corrections return to it. It is taken again at the first change of
 * size after them, and then kept through all sizes (a phone that is rotated and back).
 */
export class ScrollAnchor {
  #anchor: GridAnchor | undefined;
  #resized = false;

  /** The anchor to keep; `current` returns the one of this moment. */
  keep(current: () => GridAnchor | undefined, resized: boolean): GridAnchor | undefined {
    if (resized && !this.#resized) this.release();
    this.#resized ||= resized;
    this.#anchor ??= current();
    return this.#anchor;
  }

  /** The list is scrolled, to a given anchor, which is kept through all sizes too, or wherever it will be. */
  release(next?: GridAnchor): void {
    this.#anchor = next;
    this.#resized = next !== undefined;
  }
}
