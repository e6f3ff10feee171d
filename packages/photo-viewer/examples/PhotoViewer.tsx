import { type PhotoItem, PhotoViewer } from '@xiangji/photo-viewer';
import { useState } from 'react';

export function Photos({ photos }: { photos: PhotoItem[] }) {
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <PhotoViewer
        open={open}
        onOpenChange={setOpen}
        photos={photos} // { id, src, width, height, alt }
        index={index}
        onIndexChange={setIndex}
      />
    </>
  );
}
