import { idOf, type PhotoItem } from '@xiangji/internal/items';
import { firstBelow, nearestPhoto } from '../layout/columnBoxes.ts';
import {
  bandAt,
  boxOfItem,
  type GridLayout,
  itemOfRow,
  partsOf,
  rowHeight,
  sectionAt,
  sectionOfItem,
} from '../layout/index.ts';
import { rowAt } from '../layout/rows.ts';

/**
 * A scroll position that survives loading, resizing and insertions: a photo, and how far it is from the viewport top. Plain
 * data: keep it in the history entry.
 */
export interface GridAnchor {
  /** The section's key and the photo's position in it, for when the photo is not loaded. */
  key: string;
  /** Position of the photo in its section, from 0. */
  position: number;
  /** Id of the photo, where it was loaded. */
  id?: string;
  /** Share of the photo's height that is above the viewport top. */
  share: number;
  /** Pixels between the viewport top and the photo below it. */
  below: number;
}

type ItemReader = (index: number) => PhotoItem | undefined;

/**
 * The anchor of a scroll position: the first row that is whole in the viewport within `reach` pixels, so that it stays to
 * the pixel whatever happens above it; else the row at the viewport top. Undefined for an empty list.
 * O(log).
 */
export function anchorAt(
  layout: GridLayout,
  seen: { scrollTop: number; reach: number },
  getItem: ItemReader,
): GridAnchor | undefined {
  if (layout.count === 0) return undefined;
  const { scrollTop, reach } = seen;
  const at = sectionAt(layout, scrollTop);
  const section = layout.sections[at];
  if (!section) return undefined;
  if (section.rows.boxes) return anchorInColumns(layout, { at, scrollTop, reach }, getItem);
  const row = rowAt(section.rows, scrollTop - (layout.tops[at] ?? 0) - section.heading);
  const crossed = Math.min(layout.count - 1, itemOfRow(layout, { section: at, row }));
  const top = boxOfItem(layout, crossed)?.y ?? 0;
  const next = itemOfRow(layout, { section: bandAt(layout, at).end - 1, row: row + 1 });
  const nextTop = boxOfItem(layout, next)?.y ?? Number.POSITIVE_INFINITY;
  const isHidden = top < scrollTop;
  const index = isHidden && nextTop - scrollTop <= reach ? next : crossed;
  const past = scrollTop - (index === next && isHidden ? nextTop : top);
  return anchorOf(layout, { index, past, height: rowHeight(section.rows, row) }, getItem);
}

/** The same for photos in columns: the first one that begins within reach, else the one at the viewport top. */
function anchorInColumns(
  layout: GridLayout,
  { at, scrollTop, reach }: { at: number; scrollTop: number; reach: number },
  getItem: ItemReader,
): GridAnchor | undefined {
  const section = layout.sections[at];
  const boxes = section?.rows.boxes?.();
  if (!section || !boxes) return undefined;
  const first = layout.firstItems[at] ?? 0;
  const y = scrollTop - (layout.tops[at] ?? 0) - section.heading;
  const below = firstBelow(boxes, y);
  const isNear = below !== undefined && (boxes.tops[below] ?? 0) - y <= reach;
  const photo = isNear ? below : (nearestPhoto(boxes, { x: 0, y }) ?? 0);
  const box = { past: y - (boxes.tops[photo] ?? 0), height: boxes.heights[photo] ?? 0 };
  return anchorOf(layout, { index: Math.min(layout.count - 1, first + photo), ...box }, getItem);
}

/** The anchor of a photo whose top is `past` pixels above the viewport top. */
function anchorOf(
  layout: GridLayout,
  { index, past, height }: { index: number; past: number; height: number },
  getItem: ItemReader,
): GridAnchor {
  const { start } = partsOf(layout, sectionOfItem(layout, index));
  return {
    key: layout.sections[start]?.key ?? '',
    position: index - (layout.firstItems[start] ?? 0),
    id: idOf(getItem(index)),
    share: past > 0 && height > 0 ? past / height : 0,
    below: past < 0 ? -past : 0,
  };
}

/** The index of an anchor's photo (global), or undefined when its section was removed. */
export function indexOfAnchor(
  layout: GridLayout,
  anchor: GridAnchor,
  getItem: ItemReader,
): number | undefined {
  const at = layout.sections.findIndex((section) => section.key === anchor.key);
  if (at === -1) return undefined;
  const first = layout.firstItems[at] ?? 0;
  const end = layout.firstItems[partsOf(layout, at).end] ?? first;
  if (first === end) return undefined;
  const supposed = Math.min(first + anchor.position, end - 1);
  if (anchor.id === undefined || idOf(getItem(supposed)) === anchor.id) return supposed;
  for (let index = first; index < end; index += 1) {
    if (idOf(getItem(index)) === anchor.id) return index;
  }
  return supposed;
}

/** The scroll position that puts an anchor back in place, or undefined when its section no longer exists. */
export function scrollTopOfAnchor(
  layout: GridLayout,
  anchor: GridAnchor,
  getItem: ItemReader,
): number | undefined {
  const index = indexOfAnchor(layout, anchor, getItem);
  const box = index === undefined ? undefined : boxOfItem(layout, index);
  if (!box) return undefined;
  return box.y + anchor.share * box.height - anchor.below;
}
