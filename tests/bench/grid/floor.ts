import { type Cell, cellsOf, colorOf, GAP, HEIGHT, type Photos, rowsOf } from './photos.ts';

const OVERSCAN = 400;

/** The floor: only the DOM. One absolutely positioned element per photo, no framework. */
export function mountFloor(root: HTMLElement, photos: Photos): void {
  const rows = rowsOf(photos);
  const tops = rows.tops ?? new Float64Array(1);
  root.style.cssText = `height:${HEIGHT}px;overflow:auto;position:relative`;
  const canvas = document.createElement('div');
  canvas.style.cssText = `position:relative;height:${rows.height}px`;
  root.append(canvas);
  const shown = new Map<number, HTMLElement[]>();

  function rowAt(y: number): number {
    let [low, high] = [0, rows.rowCount - 1];
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((tops[middle] ?? 0) <= y) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  function tile(cell: Cell, top: number, height: number): HTMLElement {
    const element = document.createElement('div');
    element.dataset.i = String(cell.index);
    element.style.cssText = `position:absolute;left:${cell.left}px;top:${top}px;width:${cell.width}px;height:${height}px;background:${colorOf(cell.index)}`;
    return element;
  }

  function draw(): void {
    const first = rowAt(root.scrollTop - OVERSCAN);
    const last = rowAt(root.scrollTop + HEIGHT + OVERSCAN);
    for (const [row, tiles] of shown) {
      if (row >= first && row <= last) continue;
      for (const element of tiles) element.remove();
      shown.delete(row);
    }
    for (let row = first; row <= last; row += 1) {
      if (shown.has(row)) continue;
      const { height, cells } = cellsOf(photos, rows, row);
      const tiles = cells.map((cell) => tile(cell, tops[row] ?? row * GAP, height));
      canvas.append(...tiles);
      shown.set(row, tiles);
    }
  }

  root.addEventListener('scroll', draw, { passive: true });
  draw();
}
