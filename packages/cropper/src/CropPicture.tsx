import { useCallback, useEffect, useRef } from 'react';
import * as css from './CropArea.css.ts';
import type { Placement } from './cropState.ts';
import type { Picture } from './image/openImage.ts';
import { type RegisterPicture, transformOf } from './useCropGestures.ts';

interface CropPictureProps {
  picture: Picture;
  placement: Placement;
  /** How many times as large as the frame at its largest. */
  size: number;
  register: RegisterPicture;
}

/** The picture under the middle of its parent. */
export function CropPicture({ picture, placement, size, register }: CropPictureProps) {
  const { pixels } = picture;
  const unregister = useRef<() => void>(undefined);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      unregister.current?.();
      unregister.current = element ? register(element, { size, pixels }) : undefined;
    },
    [register, size, pixels],
  );
  const style = { transform: transformOf(placement, { size, pixels }) };
  return (
    <div className={css.middle} aria-hidden="true">
      {'url' in picture ? (
        <img
          key={picture.url}
          ref={ref}
          className={css.picture}
          style={style}
          src={picture.url}
          crossOrigin={picture.crossOrigin}
          // The frame in which it appears waits for its pixels.
          decoding="sync"
          draggable={false}
          alt=""
        />
      ) : (
        <div ref={ref} className={css.picture} style={style}>
          <BitmapCanvas bitmap={picture.bitmap} />
        </div>
      )}
    </div>
  );
}

function BitmapCanvas({ bitmap }: { bitmap: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0), [bitmap]);
  return <canvas ref={canvas} className={css.canvas} width={bitmap.width} height={bitmap.height} />;
}
