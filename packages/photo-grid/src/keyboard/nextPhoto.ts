import {
  bandAt,
  boxOfItem,
  type GridLayout,
  itemInRow,
  itemOfRow,
  placeOfItem,
  sectionAt,
  sectionItems,
} from '../layout/index.ts';
import { rowAt } from '../layout/rows.ts';

/** A key that moves the focus, as `KeyboardEvent.key` names it. */
export type MoveKey = { key: string; ctrl: boolean; rightToLeft: boolean };

/**
 * The photo that a key leads to from `index`, by geometry: up and down keep to the column under the eye.
 * Undefined when the key does not move. `page` is the height of a page in pixels.
 */
export function nextPhoto(
  layout: GridLayout,
  from: { index: number; page: number },
  move: MoveKey,
): number | undefined {
  const { index, page } = from;
  const forward = move.rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  switch (move.key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return within(layout, index + (move.key === forward ? 1 : -1));
    case 'ArrowUp':
      return move.ctrl ? sectionStart(layout, index, -1) : neighbourRow(layout, index, -1);
    case 'ArrowDown':
      return move.ctrl ? sectionStart(layout, index, 1) : neighbourRow(layout, index, 1);
    case 'Home':
      return move.ctrl ? 0 : rowEdge(layout, index, 0);
    case 'End':
      return move.ctrl ? layout.count - 1 : rowEdge(layout, index, 1);
    case 'PageUp':
      return atHeight(layout, index, -page);
    case 'PageDown':
      return atHeight(layout, index, page);
    default:
      return undefined;
  }
}

function within(layout: GridLayout, index: number): number {
  return Math.min(layout.count - 1, Math.max(0, index));
}

function middleOf(layout: GridLayout, index: number): number {
  const box = boxOfItem(layout, index);
  return box ? box.left + box.width / 2 : 0;
}

function neighbourRow(layout: GridLayout, index: number, step: -1 | 1): number {
  const place = placeOfItem(layout, index);
  const section = layout.sections[place.section];
  const row = place.row + step;
  if (section && row >= 0 && row < section.rows.rowCount) {
    return itemInRow(layout, { ...place, row }, middleOf(layout, index));
  }
  const band = bandAt(layout, place.section);
  for (let at = step > 0 ? band.end : band.start - 1; at >= 0 && at < layout.sections.length; at += step) {
    const rows = layout.sections[at]?.rows.rowCount ?? 0;
    if (rows > 0)
      return itemInRow(layout, { section: at, row: step > 0 ? 0 : rows - 1 }, middleOf(layout, index));
  }
  return index;
}

function rowEdge(layout: GridLayout, index: number, side: 0 | 1): number {
  const { section, row } = placeOfItem(layout, index);
  const { start, end } = bandAt(layout, section);
  return itemOfRow(layout, { section: side === 0 ? start : end - 1, row: row + side }) - side;
}

/** First photo of this section; of the one before when already there; or of the next. */
function sectionStart(layout: GridLayout, index: number, step: -1 | 1): number {
  const { start, end } = sectionItems(layout, index);
  if (step > 0) return within(layout, end);
  return index > start ? start : sectionItems(layout, within(layout, start - 1)).start;
}

function atHeight(layout: GridLayout, index: number, by: number): number {
  const box = boxOfItem(layout, index);
  if (!box) return index;
  const y = Math.min(layout.height - 1, Math.max(0, box.top + box.height / 2 + by));
  const at = sectionAt(layout, y);
  const section = layout.sections[at];
  if (!section || section.count === 0) return index;
  const row = rowAt(section.rows, y - (layout.tops[at] ?? 0) - section.heading);
  const found = itemInRow(layout, { section: at, row }, middleOf(layout, index));
  return found === index ? neighbourRow(layout, index, by > 0 ? 1 : -1) : found;
}
