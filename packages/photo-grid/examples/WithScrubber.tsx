import { createGridController, PhotoGrid, type PhotoGridProps, PhotoScrubber } from '@xiangji/photo-grid';
import { useState } from 'react';

export function WithScrubber(props: PhotoGridProps) {
  const [controller] = useState(createGridController);
  return (
    <>
      <PhotoGrid {...props} controller={controller} />
      <PhotoScrubber controller={controller} />
    </>
  );
}
