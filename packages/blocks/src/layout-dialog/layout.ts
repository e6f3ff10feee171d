/** The shapes of the photos of a list, in the order that they are offered in. */
export const LAYOUT_SHAPES = ['auto', 'real', 'rectangles', 'grid'] as const;
/** The shape of the photos of a list. */
export type LayoutShape = (typeof LAYOUT_SHAPES)[number];

/** The sizes of the photos of a list, the smallest first. */
export const LAYOUT_SIZES = ['xsmall', 'small', 'medium', 'large', 'xlarge'] as const;
/** The size of the photos of a list. */
export type LayoutSize = (typeof LAYOUT_SIZES)[number];

/** How the photos of a list are laid out. */
export interface LayoutChoice<Ratio extends string = string> {
  /** Their shape. */
  shape: LayoutShape;
  /** Their size. */
  size: LayoutSize;
  /** The ratio of the tiles of a grid, such as `4:3`. */
  ratio: Ratio;
}
