import * as styles from './Cropper.css.ts';
import type { CropView, Size } from './geometry/index.ts';
import type { Picture } from './picture/openPicture.ts';
import { PictureView, type Shown } from './picture/PictureView.tsx';

/** What is in the frame, at another size. */
export function CropPreview(props: {
  picture: Picture;
  view: CropView;
  shown: Shown;
  frame: Size;
  width: number;
  shape: 'rect' | 'round';
}) {
  const { picture, view, shown, frame, width, shape } = props;
  const size = width / frame.width;
  return (
    <div
      className={styles.preview}
      data-shape={shape}
      style={{ width, height: Math.round(frame.height * size) }}
    >
      <div className={styles.middle}>
        <PictureView {...{ picture, view, shown, size }} />
      </div>
    </div>
  );
}
