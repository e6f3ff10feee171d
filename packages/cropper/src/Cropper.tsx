import { type Ref, useCallback, useDeferredValue, useState } from 'react';
import { CropControls } from './CropControls.tsx';
import { CropPreview } from './CropPreview.tsx';
import * as styles from './Cropper.css.ts';
import { type CropperLabels, zhCN } from './labels.ts';
import { type FullPicture, openPicture, type PictureInput } from './picture/openPicture.ts';
import { type OutputOptions, renderCrop } from './picture/renderCrop.ts';
import {
  type CropResult,
  DEFAULT_MAX_ZOOM,
  type Opened,
  type Opening,
  resultOf,
  type StageOptions,
} from './stage/Stage.ts';
import { useStage } from './stage/useStage.tsx';

/** What a `ref` of a cropper holds; null while there is no picture. */
export type CropperHandle = {
  result(): CropResult;
  /** The crop as a picture, from the full source; by default a JPEG of the frame's size. */
  toBlob(output?: OutputOptions): Promise<Blob>;
};

export type CropperProps = StageOptions & {
  source: PictureInput;
  /** Kinds of file that are taken, for example `image/jpeg`. Default: what the browser can open. */
  types?: readonly string[];
  /** Whether it can be turned, dialled and flipped. Default true. */
  rotatable?: boolean;
  /** How the frame is drawn; what is cut out is a rectangle all the same. Default `rect`. */
  shape?: 'rect' | 'round';
  /** Widths in CSS pixels of the previews below the stage. Default none. */
  previews?: readonly number[];
  labels?: CropperLabels;
  ref?: Ref<CropperHandle>;
};

/** A picture under a fixed frame: drag, pinch, wheel, keys, slider, turn, dial, flip; never a gap at the edge. */
export function Cropper(props: CropperProps) {
  const { source, frame, types, labels = zhCN, rotatable = true, previews, shape } = props;
  const { maxZoom = DEFAULT_MAX_ZOOM } = props;
  const accepted = types?.join(' ');
  const open = useCallback<Opening<FullPicture>>(
    (to) => openPicture(source, { types: accepted?.split(' '), ...to }),
    [source, accepted],
  );
  const [seen, setSeen] = useState(false);
  const onSeen = () => setSeen(true);
  const { stage, refused, drawn } = useStage({ ...props, labels }, open, { handleOf, onSeen });
  // Drawn behind the first picture.
  const furnished = useDeferredValue(seen);
  return (
    <div className={styles.root} data-cropper="loading">
      {drawn}
      {!refused && <CropControls {...{ furnished, stage, maxZoom, labels, rotatable }} />}
      {!refused && previews && (
        <div className={styles.previews} role="img" aria-label={labels.preview}>
          {previews.map((width) => (
            <CropPreview key={width} {...{ stage, frame, shape, width }} />
          ))}
        </div>
      )}
    </div>
  );
}

function handleOf(opened: Opened<FullPicture>): CropperHandle {
  const { picture, store } = opened;
  return {
    result: () => resultOf(opened),
    async toBlob(output) {
      const { bitmap, release } = await picture.full();
      try {
        return await renderCrop(bitmap, store, output);
      } finally {
        release();
      }
    },
  };
}
