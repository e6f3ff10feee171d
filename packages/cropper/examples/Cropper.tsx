import { Cropper, type CropperHandle } from '@xiangji/cropper';
import { useRef } from 'react';

export function Cover({ file, save }: { file: File; save: (cover: Blob) => void }) {
  const cropper = useRef<CropperHandle>(null);
  const cut = async () => {
    const blob = await cropper.current?.toBlob({ width: 540 });
    if (blob) save(blob);
  };
  return (
    <>
      <Cropper ref={cropper} image={file} defaultAspect={3 / 4} />
      <button type="button" onClick={cut}>
        Crop
      </button>
    </>
  );
}
