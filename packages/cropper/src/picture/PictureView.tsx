import { type RefObject, useLayoutEffect, useRef } from 'react';
import * as styles from '../Cropper.css.ts';
import type { CropView } from '../geometry/index.ts';
import { CROSS_ORIGIN, type Picture } from './openPicture.ts';

/** All that shows the picture. A hand moves it past React: a frame then costs a style, not a rendering. */
export type Shown = Set<(view: CropView) => void>;

/** The picture under a frame's middle, as a view wants it. `size` enlarges the whole, for previews. */
export function PictureView(props: { picture: Picture; view: CropView; shown: Shown; size?: number }) {
  const { picture, view, shown, size = 1 } = props;
  const { preview } = picture;
  const element = useRef<HTMLImageElement & HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const show = (moved: CropView) => {
      if (element.current) element.current.style.transform = transformOf(picture, moved, size);
    };
    shown.add(show);
    return () => {
      shown.delete(show);
    };
  }, [shown, picture, size]);
  const transform = transformOf(picture, view, size);
  if (typeof preview !== 'string')
    return <BitmapCanvas canvas={element} bitmap={preview} transform={transform} />;
  return (
    <img
      ref={element}
      className={styles.picture}
      alt=""
      draggable={false}
      crossOrigin={CROSS_ORIGIN}
      // The frame in which it appears waits for its pixels: the stage is never seen without them.
      decoding="sync"
      style={{ width: picture.width, height: picture.height, transform }}
      src={preview}
    />
  );
}

function transformOf(picture: Picture, view: CropView, size: number): string {
  const { preview } = picture;
  const ratio = typeof preview === 'string' ? 1 : preview.width / picture.width;
  const scale = (view.scale / ratio) * size;
  return [
    `rotate(${view.turn + view.angle}deg)`,
    `scale(${view.flip ? -scale : scale}, ${scale})`,
    `translate(${-view.x * ratio}px, ${-view.y * ratio}px)`,
  ].join(' ');
}

function BitmapCanvas(props: {
  canvas: RefObject<HTMLCanvasElement | null>;
  bitmap: ImageBitmap;
  transform: string;
}) {
  const { canvas, bitmap, transform } = props;
  useLayoutEffect(() => {
    // Setting a canvas's size also wipes it, so that a second run draws the same.
    if (!canvas.current) return;
    canvas.current.width = bitmap.width;
    canvas.current.height = bitmap.height;
    canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0);
  }, [canvas, bitmap]);
  return <canvas ref={canvas} className={styles.picture} style={{ transform }} />;
}
