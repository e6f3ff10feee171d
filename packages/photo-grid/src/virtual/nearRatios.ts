import { type GridLayout, rowsBetween } from '../layout/index.ts';
import type { EngineInput } from './engineInput.ts';
import { readRatios, sameRatios } from './gridView.ts';
import type { RenderedSpan } from './renderedSpan.ts';

/** Reads the proportions of the photos near the eye, each group once for a version of the data. */
export class NearRatios {
  readonly #readAt = new Map<string, number>();

  /** Positions may now mean other photos; groups near the eye are read again, which is cheap. */
  forget(): void {
    this.#readAt.clear();
  }

  /** By group, what is known otherwise than the layout has it. */
  changed(layout: GridLayout, near: RenderedSpan, input: EngineInput): Map<number, Float32Array> {
    const changes = new Map<number, Float32Array>();
    const { getItem, dataVersion } = input;
    for (const part of rowsBetween(layout, near.top, near.bottom)) {
      const section = layout.sections[part.section];
      if (!section || this.#readAt.get(section.key) === dataVersion) continue;
      this.#readAt.set(section.key, dataVersion);
      const start = layout.firstItems[part.section] ?? 0;
      const ratios = readRatios(getItem, { start, count: section.count, known: section.ratios });
      if (ratios && !sameRatios(ratios, section.ratios)) changes.set(part.section, ratios);
    }
    return changes;
  }
}
