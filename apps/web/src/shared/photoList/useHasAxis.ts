import { media } from '@xiangji/ui/theme';
import { useMedia } from '../hooks/useMedia.ts';

/** Whether there is room for the axis beside the photos. On a phone it is not even made: that would be felt. */
export function useHasAxis(): boolean {
  return !useMedia(media.phone);
}
