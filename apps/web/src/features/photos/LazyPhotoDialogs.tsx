import { Suspense, useState } from 'react';
import { lazyComponent } from '../../shared/code/lazyComponent.tsx';
import type { PhotoDialogsProps } from './PhotoDialogs.tsx';

const PhotoDialogs = lazyComponent(async () => (await import('./PhotoDialogs.tsx')).PhotoDialogs);

/** The dialogs about photos, loaded when the first is opened. */
export function LazyPhotoDialogs(props: PhotoDialogsProps) {
  const [isNeeded, setIsNeeded] = useState(false);
  if (props.control.layer && !isNeeded) setIsNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <PhotoDialogs {...props} />
    </Suspense>
  );
}
