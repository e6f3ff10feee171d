import { afterEach, beforeEach, vi } from 'vitest';

/** A bitmap without pixels that knows whether it was closed. */
export class FakeBitmap {
  closed = false;
  readonly width: number;
  readonly height: number;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }
  close() {
    this.closed = true;
  }
}

export const bitmap = (width: number, height: number) =>
  new FakeBitmap(width, height) as unknown as ImageBitmap;

/** For each test of the file: bitmaps can be made and reduced, and nothing is drawn. */
export function stubPictures(): void {
  beforeEach(() => {
    vi.stubGlobal('ImageBitmap', FakeBitmap);
    vi.stubGlobal('createImageBitmap', async (from: ImageBitmap, options: ImageBitmapOptions) =>
      bitmap(options.resizeWidth ?? from.width, options.resizeHeight ?? from.height),
    );
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}
