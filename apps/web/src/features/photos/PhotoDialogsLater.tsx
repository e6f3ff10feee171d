import { Suspense, useState } from 'react';
import { lazyComponent } from '../../shared/code/lazyComponent.tsx';
import type { PhotoDialogsProps } from './PhotoDialogs.tsx';

const PhotoDialogs = lazyComponent(async () => (await import('./PhotoDialogs.tsx')).PhotoDialogs);

/** The dialogs about photos, loaded when the first is opened. */
export function PhotoDialogsLater(props: PhotoDialogsProps) {
  const [needed, setNeeded] = useState(false);
  if (props.control.layer && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <PhotoDialogs {...props} />
    </Suspense>
  );
}
