import { PhotoSkeletons } from '@xiangji/blocks';
import { useDeferredValue, useState } from 'react';
import { useLocation } from 'react-router';
import { isFirstScreen } from '../../shared/page/Deferred.tsx';
import { PhotoList, type PhotoListProps } from '../../shared/photoList/PhotoList.tsx';
import { usePhotoId } from './usePublicShareScreen.ts';

/**
 * Returns whether this is the first screen at its top: a list that the user returns to is rendered at once.
 */
function useIsFirstScreen(): boolean {
  const { state } = useLocation();
  const photoId = usePhotoId();
  const [isFirst] = useState(
    () => state === null && photoId === undefined && window.scrollY === 0 && isFirstScreen(),
  );
  return isFirst;
}

/**
 * The photos of a share. On the first screen they are rendered right after the rest: in one task with it, they would
 * block input on a slow phone.
 */
export function DeferredPhotos(props: PhotoListProps) {
  const isFirst = useIsFirstScreen();
  const isRendered = useDeferredValue(true, isFirst ? false : undefined);
  return isRendered ? <PhotoList {...props} /> : <PhotoSkeletons animation="none" />;
}
