import { CropArea, useCropper } from '@xiangji/cropper';
import { rotate90 } from '@xiangji/cropper/geometry';

export function Bare({ url }: { url: string }) {
  const cropper = useCropper({ image: url, defaultAspect: 1 });
  return (
    <>
      <CropArea cropper={cropper} />
      <button type="button" onClick={() => cropper.controller.changeView(rotate90)}>
        Rotate
      </button>
    </>
  );
}
