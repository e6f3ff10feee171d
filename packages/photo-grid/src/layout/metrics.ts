/** Layout modes of spec §9: 0 auto, 1 real proportions, 2 rectangles of one ratio, 3 grid with air between. */
export type GridMode = 0 | 1 | 2 | 3;
/** Size levels of spec §9, 0 being the default. */
export type GridLevel = -2 | -1 | 0 | 1 | 2;
/** Cell ratios (width to height) of spec §9, used by modes 2 and 3. */
export type GridRatio = '1:1' | '4:3' | '3:4';

/** Everything the engine needs to know about sizes. Lengths are CSS pixels. */
export type GridMetrics = {
  /** Height a row aims at. */
  rowHeight: number;
  /** Space between neighbours, across and down. */
  gap: number;
  /** Space that stands before a group and holds its heading. */
  groupGap: number;
  /** Width to height of one cell; 0 means that photos keep their own ratio. */
  cellRatio: number;
  /** Ratios are held between these two before rows are made. */
  minRatio: number;
  maxRatio: number;
};

/** Spec §9: PC above 992 px, PAD above 480, otherwise PHONE. */
const PC_ABOVE = 992;
const PAD_ABOVE = 480;
/** Spec §9: no row aims lower than this. */
export const MIN_ROW_HEIGHT = 80;
const ROW_HEIGHT_CAP = 260;
const GRID_ROW_HEIGHT_CAP = 200;
const LEVEL_STEP = 1.25;
const CELL_RATIO: Record<GridRatio, number> = { '1:1': 1, '4:3': 4 / 3, '3:4': 3 / 4 };
/** Auto crops what is wider or narrower than ordinary pictures; real crops only what would not be seen. */
const AUTO_RATIOS = [0.56, 2.4] as const;

/** Ratio assumed for a photo that is not loaded; rows of it are as high as rows of ordinary photos. */
export const ESTIMATED_RATIO = 4 / 3;

/** Turns mode, level, ratio and the viewport into lengths (spec §9 'Layout'). */
export function gridMetrics(options: {
  mode: GridMode;
  level: GridLevel;
  ratio: GridRatio;
  /** Width that rows have to fill. */
  width: number;
  viewportWidth: number;
  viewportHeight: number;
}): GridMetrics {
  const { mode, level, ratio, width, viewportWidth, viewportHeight } = options;
  const phone = viewportWidth <= PAD_ABOVE;
  const pc = viewportWidth > PC_ABOVE;
  const cap = mode === 3 ? GRID_ROW_HEIGHT_CAP : ROW_HEIGHT_CAP;
  const base = phone ? viewportWidth / 4 : Math.min(viewportHeight / 3, cap);
  const rowHeight = Math.max(MIN_ROW_HEIGHT, Math.round(base * LEVEL_STEP ** level));
  const real = mode === 1;
  return {
    rowHeight,
    gap: mode === 3 ? 12 : pc ? 4 : 3,
    groupGap: pc ? 48 : 42,
    cellRatio: mode >= 2 ? CELL_RATIO[ratio] : 0,
    minRatio: real ? Math.min(1, MIN_ROW_HEIGHT / rowHeight / 2) : AUTO_RATIOS[0],
    maxRatio: real ? Math.max(1, width / MIN_ROW_HEIGHT) : AUTO_RATIOS[1],
  };
}
