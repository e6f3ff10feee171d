import { useLayoutEffect, useRef } from 'react';
import * as styles from '../Cropper.css.ts';
import type { CropView } from '../geometry/index.ts';
import type { Picture } from './openPicture.ts';

/** The picture under a frame's middle, as a view wants it. `size` enlarges the whole, for previews. */
export function PictureView(props: { picture: Picture; view: CropView; size?: number }) {
  const { picture, view, size = 1 } = props;
  const { preview } = picture;
  const seen = typeof preview === 'string' ? picture : preview;
  const ratio = seen.width / picture.width;
  const scale = (view.scale / ratio) * size;
  const transform = [
    `rotate(${view.turn + view.angle}deg)`,
    `scale(${view.flip ? -scale : scale}, ${scale})`,
    `translate(${-view.x * ratio}px, ${-view.y * ratio}px)`,
  ].join(' ');
  if (typeof preview !== 'string') return <BitmapCanvas bitmap={preview} transform={transform} />;
  return (
    <img
      className={styles.picture}
      alt=""
      draggable={false}
      // The frame in which it appears waits for its pixels: the stage is never seen without them.
      decoding="sync"
      style={{ width: picture.width, height: picture.height, transform }}
      src={preview}
    />
  );
}

function BitmapCanvas({ bitmap, transform }: { bitmap: ImageBitmap; transform: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    // Setting a canvas's size also wipes it, so that a second run draws the same.
    if (!canvas.current) return;
    canvas.current.width = bitmap.width;
    canvas.current.height = bitmap.height;
    canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  return <canvas ref={canvas} className={styles.picture} style={{ transform }} />;
}
