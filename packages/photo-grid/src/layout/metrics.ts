/** How photos are arranged: rows of one height, columns, columns filled by the shortest, or equal cells. */
export type LayoutName = 'rows' | 'columns' | 'masonry' | 'squares';
/** `cover` crops photos to their tile; `contain` shows the whole photo. */
export type PhotoFit = 'cover' | 'contain';
export type PhotoSize = 'xsmall' | 'small' | 'medium' | 'large' | 'xlarge';
/** CSS pixels, or a function that returns them for the width of the grid. */
export type Length = number | ((width: number) => number);

/** The layout props of a grid. */
export interface LayoutOptions {
  /**
   * Arrangement of the photos: `rows` of one height that fill the width, `columns` that are read one after the other,
   * `masonry` where the next photo goes to the shortest column, or `squares`, rows of equal cells.
   * @default 'rows'
   */
  layout?: LayoutName;
  /**
   * `cover` fills each tile: very wide and very high photos, and in `squares` all of them, are cropped. `contain` shows
   * whole photos, in `squares` with space around them.
   * @default 'cover'
   */
  fit?: PhotoFit;
  /**
   * Size of the photos: each step is 1.25 times as high as the one before.
   * @default 'medium'
   */
  size?: PhotoSize;
  /**
   * Width divided by height of the cells of `squares`.
   * @default 1
   */
  aspect?: number;
  /**
   * Target height of rows, in CSS pixels, or a function of the grid's width. Columns are as wide as photos of 4:3 in such
   * rows.
   * @default by `size` and the window
   */
  rowHeight?: Length;
  /**
   * Number of columns of `columns`, `masonry` and `squares`, or a function of the grid's width.
   * @default the number that follows from the row height
   */
  columns?: Length;
  /**
   * Space between photos, in CSS pixels, or a function of the grid's width.
   * @default 3 or 4; 12 around whole photos in `squares`
   */
  gap?: Length;
  /**
   * Space between the photos and the left and right edge of the grid, in CSS pixels, or a function of the grid's width.
   * @default 0
   */
  padding?: Length;
}

/** The sizes that the layout uses, in CSS pixels. */
export interface GridMetrics {
  /** The arrangement of the photos. */
  layout: LayoutName;
  /** Target height of a row. */
  rowHeight: number;
  /** Horizontal and vertical space between photos. */
  gap: number;
  /** Space at both edges of the grid; the width that rows fill does not include it. */
  padding: number;
  /** Space above a section for its heading. */
  sectionGap: number;
  /** Width to height of one cell; 0 means that photos keep their own ratio. */
  cellRatio: number;
  /** Columns of `columns`, `masonry` and `squares`; 0 follows from the row height. */
  columns: number;
  /** The lower limit of ratios: rows are computed with ratios between the two limits. */
  minRatio: number;
  /** The upper limit of ratios. */
  maxRatio: number;
}

/** Spec §9: PC above 992 px, PAD above 480, otherwise PHONE. */
const PC_ABOVE = 992;
const PAD_ABOVE = 480;
/** Spec §9: the lowest target height of a row. */
export const MIN_ROW_HEIGHT = 80;
const ROW_HEIGHT_CAP = 260;
/** The same for whole photos in cells. */
const CELL_HEIGHT_CAP = 200;
/** Spec §9: the sizes −2 … 2, each 1.25 times the one before. */
const SCALES: Record<PhotoSize, number> = {
  xsmall: 1.25 ** -2,
  small: 1.25 ** -1,
  medium: 1,
  large: 1.25,
  xlarge: 1.25 ** 2,
};
/**
 * `cover` crops wider and narrower photos than ordinary ones; `contain` only those that would be invisible.
 */
const COVER_RATIOS = [0.56, 2.4] as const;

/** Ratio assumed for a photo that is not loaded; rows of it are as high as rows of ordinary photos. */
export const ESTIMATED_RATIO = 4 / 3;

export function lengthOf(length: Length, width: number): number {
  return typeof length === 'function' ? length(width) : length;
}

/** Turns the options and the viewport into lengths (spec §9 'Layout'). */
export function gridMetrics(
  options: LayoutOptions & {
    /** Width of the grid, with its padding. */
    width: number;
    viewportWidth: number;
    viewportHeight: number;
  },
): GridMetrics {
  const { layout = 'rows', fit = 'cover', aspect = 1, padding = 0, columns = 0 } = options;
  const { width, viewportWidth } = options;
  const isPc = viewportWidth > PC_ABOVE;
  const isWhole = fit === 'contain';
  const isAiry = isWhole && layout === 'squares';
  const rowHeight = lengthOf(options.rowHeight ?? defaultHeight(options, isAiry), width);
  const isFree = isWhole && !isAiry;
  return {
    layout,
    rowHeight,
    gap: lengthOf(options.gap ?? (isAiry ? 12 : isPc ? 4 : 3), width),
    padding: lengthOf(padding, width),
    sectionGap: isPc ? 48 : 42,
    cellRatio: layout === 'squares' ? aspect : 0,
    columns: Math.max(0, Math.round(lengthOf(columns, width))),
    minRatio: isFree ? Math.min(1, MIN_ROW_HEIGHT / rowHeight / 2) : COVER_RATIOS[0],
    maxRatio: isFree ? Math.max(1, width / MIN_ROW_HEIGHT) : COVER_RATIOS[1],
  };
}

export function isSameMetrics(a: GridMetrics, b: GridMetrics): boolean {
  return (Object.keys(a) as (keyof GridMetrics)[]).every((key) => a[key] === b[key]);
}

function defaultHeight(
  options: { size?: PhotoSize; viewportWidth: number; viewportHeight: number },
  isAiry: boolean,
): number {
  const { size = 'medium', viewportWidth, viewportHeight } = options;
  const cap = isAiry ? CELL_HEIGHT_CAP : ROW_HEIGHT_CAP;
  const base = viewportWidth <= PAD_ABOVE ? viewportWidth / 4 : Math.min(viewportHeight / 3, cap);
  return Math.max(MIN_ROW_HEIGHT, Math.round(base * SCALES[size]));
}
