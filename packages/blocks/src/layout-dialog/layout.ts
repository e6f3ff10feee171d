/** The shapes of the photos of a list, in display order. */
export const LAYOUT_SHAPES = ['auto', 'real', 'rectangles', 'grid'] as const;
/** The shape of the photos of a list. */
export type LayoutShape = (typeof LAYOUT_SHAPES)[number];

/** The sizes of the photos of a list, smallest first. */
export const LAYOUT_SIZES = ['xsmall', 'small', 'medium', 'large', 'xlarge'] as const;
/** The size of the photos of a list. */
export type LayoutSize = (typeof LAYOUT_SIZES)[number];

/** The layout of the photos of a list. */
export interface LayoutChoice<Ratio extends string = string> {
  /** Shape of the photos. */
  shape: LayoutShape;
  /** Size of the photos. */
  size: LayoutSize;
  /** Aspect ratio of the tiles of a grid, such as `4:3`. */
  ratio: Ratio;
}
