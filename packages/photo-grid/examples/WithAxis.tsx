import { createGridController, PhotoAxis, PhotoGrid, type PhotoGridProps } from '@xiangji/photo-grid';
import { useState } from 'react';

export function WithAxis(props: PhotoGridProps) {
  const [controller] = useState(createGridController);
  return (
    <>
      <PhotoGrid {...props} controller={controller} />
      <PhotoAxis controller={controller} />
    </>
  );
}
