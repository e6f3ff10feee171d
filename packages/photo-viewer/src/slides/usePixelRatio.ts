import { useBrowserValue } from '@xiangji/internal/useBrowserValue';

/** Returns the device pixels of a CSS pixel. */
export function usePixelRatio(): number {
  return useBrowserValue(() => devicePixelRatio, 1);
}
