import type { EngineBox, EngineInput } from './engineInput.ts';
import { GridEngine } from './GridEngine.ts';
import type { GridView } from './gridView.ts';

/** Size of the grid in CSS pixels. */
export interface GridSize {
  /** Width in CSS pixels. */
  width: number;
  /** Height of the window, or of the element that scrolls. */
  height: number;
  /** Width of the window. @default `width` */
  viewportWidth?: number;
}

/** One size for each kind of window: up to 480 px wide, up to 992 px, and wider. */
export interface GridSizes {
  /** Windows up to 480 px wide. */
  phone: GridSize;
  /** Windows up to 992 px wide. */
  tablet: GridSize;
  /** Wider windows. */
  desktop: GridSize;
}
export type Breakpoint = keyof GridSizes;

export interface ServerView {
  breakpoint: Breakpoint;
  view: GridView;
}

const COMMON_SIZES: GridSizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};

/** The box that the server lays the grid out for. */
export function serverBox(size: GridSize | GridSizes = COMMON_SIZES): EngineBox {
  const { width, height, viewportWidth = width } = 'desktop' in size ? size.desktop : size;
  return { width, viewportWidth, viewportHeight: height, scrollTop: 0 };
}

/** Views for each kind of window, as a server does not know it; undefined where it does. */
export function serverViews(
  input: EngineInput,
  sizes: GridSize | GridSizes = COMMON_SIZES,
): ServerView[] | undefined {
  if (!('desktop' in sizes)) return undefined;
  const breakpoints: Breakpoint[] = ['phone', 'tablet', 'desktop'];
  return breakpoints.map((breakpoint) => {
    return { breakpoint, view: new GridEngine(input, serverBox(sizes[breakpoint])).view() };
  });
}
