import { useLayoutEffect, useRef } from 'react';
import * as styles from '../Cropper.css.ts';
import type { CropView } from '../geometry/index.ts';
import type { Picture } from './openPicture.ts';

/** The picture under a frame's middle, as a view wants it. `size` enlarges the whole, for previews. */
export function PictureCanvas(props: { picture: Picture; view: CropView; size?: number }) {
  const { picture, view, size = 1 } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const { preview } = picture;
  useLayoutEffect(() => {
    // Setting a canvas's size also wipes it, so that a second run draws the same.
    if (!canvas.current) return;
    canvas.current.width = preview.width;
    canvas.current.height = preview.height;
    canvas.current.getContext('2d')?.drawImage(preview, 0, 0);
  }, [preview]);
  const ratio = preview.width / picture.width;
  const scale = (view.scale / ratio) * size;
  const transform = [
    `rotate(${view.turn + view.angle}deg)`,
    `scale(${view.flip ? -scale : scale}, ${scale})`,
    `translate(${-view.x * ratio}px, ${-view.y * ratio}px)`,
  ].join(' ');
  return <canvas ref={canvas} className={styles.picture} style={{ transform }} />;
}
