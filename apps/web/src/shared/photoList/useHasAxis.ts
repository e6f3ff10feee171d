import { media } from '@xiangji/ui/theme';
import { useMedia } from '../hooks/useMedia.ts';

/**
 * Whether there is space for the axis next to the photos. A phone does not render it at all, to save time.
 */
export function useHasAxis(): boolean {
  return !useMedia(media.phone);
}
