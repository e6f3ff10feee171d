import type { Area } from './area.ts';
import { fitAspect, type Point, type Size } from './view.ts';

/** The eight handles of a selection, by points of the compass. */
export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof HANDLES)[number];

/** The limits of a selection: the size of the displayed image, the smallest side and a fixed aspect ratio. */
export interface SelectionLimits {
  /** Size of the displayed image, in its pixels. */
  image: Size;
  /** The smallest side of a selection, in image pixels. */
  minSide: number;
  /** Width divided by height; absent for a free selection. */
  aspect?: number | undefined;
}

/** The whole image, or the largest area of the aspect ratio around its middle. */
export function fitSelection({ image, aspect }: SelectionLimits): Area {
  const size = aspect ? fitAspect(image, aspect) : image;
  return { x: (image.width - size.width) / 2, y: (image.height - size.height) / 2, ...size };
}

/** Moves a selection as far as the edges allow. */
export function moveSelection({ image }: SelectionLimits, area: Area, by: Point): Area {
  return {
    ...area,
    x: Math.max(0, Math.min(area.x + by.x, image.width - area.width)),
    y: Math.max(0, Math.min(area.y + by.y, image.height - area.height)),
  };
}

/** Moves one handle; the opposite edge or corner stays, and so does the aspect ratio when there is one. */
export function resizeSelection(limits: SelectionLimits, area: Area, handle: Handle, by: Point): Area {
  const sides = { x: sideOf(handle, 'e', 'w'), y: sideOf(handle, 's', 'n') };
  const wanted = {
    width: area.width + sides.x * by.x,
    height: area.height + sides.y * by.y,
  };
  const space = {
    width: spaceOf(area.x, area.width, limits.image.width, sides.x),
    height: spaceOf(area.y, area.height, limits.image.height, sides.y),
  };
  const size = sizeWithin(wanted, space, limits, sides);
  return {
    x: startOf(area.x, area.width, size.width, sides.x),
    y: startOf(area.y, area.height, size.height, sides.y),
    ...size,
  };
}

/** A new selection, drawn from one point of the image to another. */
export function drawSelection(limits: SelectionLimits, from: Point, to: Point): Area {
  const { image } = limits;
  const start = {
    x: Math.max(0, Math.min(from.x, image.width)),
    y: Math.max(0, Math.min(from.y, image.height)),
  };
  const handle: Handle = `${to.y < from.y ? 'n' : 's'}${to.x < from.x ? 'w' : 'e'}`;
  const drawn = resizeSelection(limits, { ...start, width: 0, height: 0 }, handle, {
    x: to.x - start.x,
    y: to.y - start.y,
  });
  return moveSelection(limits, drawn, { x: 0, y: 0 });
}

/** 1 when the handle moves the end, −1 for the start, 0 for neither. */
function sideOf(handle: Handle, end: string, start: string): number {
  if (handle.includes(end)) return 1;
  return handle.includes(start) ? -1 : 0;
}

function spaceOf(start: number, length: number, whole: number, side: number): number {
  if (side === 1) return whole - start;
  if (side === -1) return start + length;
  const middle = start + length / 2;
  return 2 * Math.min(middle, whole - middle);
}

function startOf(start: number, before: number, after: number, side: number): number {
  if (side === 1) return start;
  return side === -1 ? start + before - after : start + (before - after) / 2;
}

function sizeWithin(
  wanted: Size,
  space: Size,
  { image, minSide, aspect }: SelectionLimits,
  sides: Point,
): Size {
  const min = Math.min(minSide, image.width, image.height);
  if (!aspect) {
    return {
      width: Math.max(Math.min(wanted.width, sides.x ? space.width : wanted.width), min),
      height: Math.max(Math.min(wanted.height, sides.y ? space.height : wanted.height), min),
    };
  }
  const byWidth = sides.x !== 0 && (sides.y === 0 || wanted.width >= wanted.height * aspect);
  const width = byWidth ? wanted.width : wanted.height * aspect;
  const max = Math.min(space.width, space.height * aspect);
  const smallest = Math.min(min * Math.max(1, aspect), image.width, image.height * aspect);
  const fitted = Math.max(Math.min(width, max), smallest);
  return { width: fitted, height: fitted / aspect };
}
