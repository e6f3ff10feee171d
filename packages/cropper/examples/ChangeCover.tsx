import { CoverCropper, type CropperHandle } from '@xiangji/cropper';
import { useRef } from 'react';

export function ChangeCover({ file, onDone }: { file: File; onDone: (picture: Blob) => void }) {
  const cropper = useRef<CropperHandle>(null);
  const save = async () => {
    const picture = await cropper.current?.toBlob({ width: 540, type: 'image/jpeg' });
    if (picture) onDone(picture); // getCrop() returns the area instead: { areaPixels: { x, y, width, height }, … }
  };
  return (
    <>
      <CoverCropper image={file} ref={cropper} />
      <button type="button" onClick={save}>
        OK
      </button>
    </>
  );
}
