export { SECTION_GAP } from './bands.ts';
export { type GridLayout, layoutGrid, type SectionInput, withRatios } from './gridLayout.ts';
export { HIGHEST_SHARE, justifiedRows, LAST_ROW_STRETCH } from './justifiedRows.ts';
export {
  bandAt,
  boxOfItem,
  itemAt,
  itemInRow,
  itemOfRow,
  itemsBetween,
  type PhotoBox,
  partsOf,
  placeOfItem,
  type RowPlace,
  rowCells,
  rowsBetween,
  sectionAt,
  sectionItems,
  sectionOfItem,
  type VisibleSection,
} from './lookup.ts';
export {
  ESTIMATED_RATIO,
  type GridMetrics,
  gridMetrics,
  isSameMetrics,
  type LayoutName,
  type LayoutOptions,
  type Length,
  MIN_ROW_HEIGHT,
  type PhotoFit,
  type PhotoSize,
} from './metrics.ts';
export { evenRows, rowAt, rowHeight, rowOfItem, rowStart, rowTop, type SectionRows } from './rows.ts';
export type { SectionLayout } from './sectionLayout.ts';
