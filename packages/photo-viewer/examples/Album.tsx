import { type PhotoItem, PhotoViewer } from '@xiangji/photo-viewer';
import { useState } from 'react';

export function Album({ photos }: { photos: PhotoItem[] }) {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <button type="button" onClick={() => setIndex(0)}>
        Open
      </button>
      <PhotoViewer
        open={index !== undefined}
        onOpenChange={() => setIndex(undefined)}
        photos={photos}
        index={index ?? 0}
        onIndexChange={setIndex}
      />
    </>
  );
}
