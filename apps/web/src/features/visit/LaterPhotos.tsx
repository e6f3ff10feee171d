import { useDeferredValue, useState } from 'react';
import { useLocation } from 'react-router';
import { isFirstScreen } from '../../shared/page/Later.tsx';
import { PhotoList, type PhotoListProps, PhotoSkeletons } from '../../shared/photoList/PhotoList.tsx';
import { usePhotoId } from './usePhotoId.ts';

/** Whether this is the page's first screen, and nobody has gone on from its top: a list that is come back to stands at once. */
function useIsBegun(): boolean {
  const { state } = useLocation();
  const photoId = usePhotoId();
  const [isBegun] = useState(
    () => state === null && photoId === undefined && window.scrollY === 0 && isFirstScreen(),
  );
  return isBegun;
}

/**
 * The photos of a share. When the page begins with them they come right after the rest of the screen: drawn and laid
 * out in one task with it, they would hold a finger on a slow phone up.
 */
export function LaterPhotos(props: PhotoListProps) {
  const isBegun = useIsBegun();
  const isDrawn = useDeferredValue(true, isBegun ? false : undefined);
  return isDrawn ? <PhotoList {...props} /> : <PhotoSkeletons still />;
}
