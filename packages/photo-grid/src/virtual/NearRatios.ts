import { type GridLayout, rowsBetween } from '../layout/index.ts';
import type { PhotoSnapshot } from '../source/usePhotoSource.ts';
import { readRatios, sameRatios } from './gridView.ts';
import type { RenderedSpan } from './renderedSpan.ts';

/** Reads the proportions of the photos near the viewport, each section once for a state of the list. */
export class NearRatios {
  readonly #readAt = new Map<string, PhotoSnapshot>();

  /** Positions may now mean other photos; sections near the viewport are read again, which is cheap. */
  forget(): void {
    this.#readAt.clear();
  }

  /** Returns, by section, the proportions that the layout does not have yet. */
  changed(layout: GridLayout, near: RenderedSpan, list: PhotoSnapshot): Map<number, Float32Array> {
    const changes = new Map<number, Float32Array>();
    for (const part of rowsBetween(layout, near.top, near.bottom)) {
      const section = layout.sections[part.section];
      if (!section || this.#readAt.get(section.key) === list) continue;
      this.#readAt.set(section.key, list);
      const start = layout.firstItems[part.section] ?? 0;
      const ratios = readRatios(list.getItem, { start, count: section.count, known: section.ratios });
      if (ratios && !sameRatios(ratios, section.ratios)) changes.set(part.section, ratios);
    }
    return changes;
  }
}
