/**
 * Why an image cannot be cropped. `too-small`: a side below 10 pixels. `wrong-type`: `accept` does not list it.
 * `unreadable`: the browser cannot decode it. `not-ready`: no image is open. `not-written`: the browser cannot write the
 * wanted type or size.
 */
export type CropErrorCode = 'too-small' | 'wrong-type' | 'unreadable' | 'not-ready' | 'not-written';

/** The error of `onError` and of a rejected `toBlob()`; branch on its `code`. */
export class CropError extends Error {
  override readonly name = 'CropError';
  readonly code: CropErrorCode;
  constructor(code: CropErrorCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
