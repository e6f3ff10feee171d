import type { GridAnchor } from './anchor.ts';

/**
 * What the eye rests on since it last moved: any number of corrections comes back to it. It is taken anew at the first
 * change of size after them, and then lasts through all sizes (a phone that is turned and turned back).
 */
export class HeldAnchor {
  #anchor: GridAnchor | undefined;
  #resized = false;

  /** The anchor to keep; `current` tells the one of this moment. */
  keep(current: () => GridAnchor | undefined, resized: boolean): GridAnchor | undefined {
    if (resized && !this.#resized) this.release();
    this.#resized ||= resized;
    this.#anchor ??= current();
    return this.#anchor;
  }

  /** The eye moves on, to a given place or wherever it will be. */
  release(next?: GridAnchor): void {
    this.#anchor = next;
    this.#resized = false;
  }
}
