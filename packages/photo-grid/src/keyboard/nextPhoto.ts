import { horizontalNeighbour, nearestPhoto, verticalNeighbour } from '../layout/columnBoxes.ts';
import {
  bandAt,
  boxOfItem,
  type GridLayout,
  itemAt,
  itemInRow,
  itemOfRow,
  placeOfItem,
  sectionAt,
  sectionItems,
  sectionOfItem,
} from '../layout/index.ts';
import { rowAt } from '../layout/rows.ts';

/** A key that moves the focus, as `KeyboardEvent.key` names it. */
export interface MoveKey {
  key: string;
  ctrl: boolean;
  rightToLeft: boolean;
}

/**
 * The photo that a key leads to from `index`, by geometry: up and down keep to the column.
 * Undefined when the key does not move. `page` is the height of a page in pixels.
 */
export function nextPhoto(
  layout: GridLayout,
  from: { index: number; page: number },
  move: MoveKey,
): number | undefined {
  const { index, page } = from;
  const forward = move.rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const inColumns = !move.ctrl && nextInColumns(layout, index, { key: move.key, forward });
  if (inColumns) return inColumns.next;
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

/** The position of a photo in a column: undefined for keys that do not depend on it. */
function nextInColumns(
  layout: GridLayout,
  index: number,
  { key, forward }: { key: string; forward: string },
): { next: number } | undefined {
  const at = sectionOfItem(layout, index);
  const boxes = layout.sections[at]?.rows.boxes?.();
  if (!boxes) return undefined;
  const first = layout.firstItems[at] ?? 0;
  const photo = index - first;
  const column = boxes.columnOf[photo] ?? 0;
  const found = (next: number | undefined) => ({ next: next === undefined ? index : first + next });
  if (key === 'Home') return found(horizontalNeighbour(boxes, photo, -column));
  if (key === 'End') return found(horizontalNeighbour(boxes, photo, boxes.edges.length - 1 - column));
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    return found(horizontalNeighbour(boxes, photo, key === forward ? 1 : -1));
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const next = verticalNeighbour(boxes, photo, key === 'ArrowUp' ? -1 : 1);
  return next === undefined ? undefined : found(next);
}

function within(layout: GridLayout, index: number): number {
  return Math.min(layout.count - 1, Math.max(0, index));
}

function middleOf(layout: GridLayout, index: number): number {
  const box = boxOfItem(layout, index);
  return box ? box.x + box.width / 2 : 0;
}

function neighbourRow(layout: GridLayout, index: number, step: -1 | 1): number {
  const place = placeOfItem(layout, index);
  const section = layout.sections[place.section];
  const row = place.row + step;
  if (section && !section.rows.boxes && row >= 0 && row < section.rows.rowCount) {
    return itemInRow(layout, { ...place, row }, middleOf(layout, index));
  }
  const band = bandAt(layout, place.section);
  for (let at = step > 0 ? band.end : band.start - 1; at >= 0 && at < layout.sections.length; at += step) {
    const rows = layout.sections[at]?.rows.rowCount ?? 0;
    const boxes = layout.sections[at]?.rows.boxes?.();
    if (boxes && rows > 0) {
      const point = { x: middleOf(layout, index), y: step > 0 ? 0 : boxes.height };
      return (layout.firstItems[at] ?? 0) + (nearestPhoto(boxes, point) ?? 0);
    }
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
  const y = Math.min(layout.height - 1, Math.max(0, box.y + box.height / 2 + by));
  const at = sectionAt(layout, y);
  const section = layout.sections[at];
  if (!section || section.count === 0) return index;
  const x = middleOf(layout, index);
  const row = rowAt(section.rows, y - (layout.tops[at] ?? 0) - section.heading);
  const found = section.rows.boxes
    ? (itemAt(layout, { x, y }) ?? index)
    : itemInRow(layout, { section: at, row }, x);
  return found === index ? neighbourRow(layout, index, by > 0 ? 1 : -1) : found;
}
