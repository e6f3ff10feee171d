import type { CropView, Point } from '../geometry/index.ts';

/** A picture of `ratio` pixels for one of the source, under the middle of a frame `size` times as large. */
export function transformOf(view: CropView, ratio: Point, size: number): string {
  const scale = view.scale * size;
  return [
    `rotate(${view.turn + view.angle}deg)`,
    `scale(${(view.flip ? -scale : scale) / ratio.x}, ${scale / ratio.y})`,
    `translate(${-view.x * ratio.x}px, ${-view.y * ratio.y}px)`,
  ].join(' ');
}
