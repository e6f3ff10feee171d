import { lazyComponent, useEverTrue } from '@xiangji/ui';
import type { PhotoDialogsProps } from './PhotoDialogs.tsx';

const PhotoDialogs = lazyComponent(() => import('./PhotoDialogs.tsx'), 'PhotoDialogs');

/** The dialogs about photos, loaded when the first is opened. */
export function LazyPhotoDialogs(props: PhotoDialogsProps) {
  const isNeeded = useEverTrue(props.control.layer !== undefined);
  return isNeeded && <PhotoDialogs {...props} />;
}
