export {
  ESTIMATED_RATIO,
  type GridLayout,
  layoutGrid,
  type SectionInput,
  type SectionLayout,
  withRatios,
} from './gridLayout.ts';
export { HIGHEST_SHARE, justifiedRows, LAST_ROW_STRETCH } from './justifiedRows.ts';
export {
  boxOfItem,
  itemAt,
  itemInRow,
  itemsBetween,
  type PhotoBox,
  placeOfItem,
  type RowPlace,
  rowCells,
  rowsBetween,
  sectionAt,
  sectionOfItem,
  type VisibleSection,
} from './lookup.ts';
export {
  type GridLevel,
  type GridMetrics,
  type GridMode,
  type GridRatio,
  gridMetrics,
  MIN_ROW_HEIGHT,
} from './metrics.ts';
export { evenRows, rowAt, rowHeight, rowOfItem, rowStart, rowTop, type SectionRows } from './rows.ts';
