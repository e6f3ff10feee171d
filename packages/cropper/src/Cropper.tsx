import {
  memo,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ControlsRoom, CropControls } from './CropControls.tsx';
import { CropPreview } from './CropPreview.tsx';
import * as styles from './Cropper.css.ts';
import { type Crop, type CropRect, type CropView, fractionsOf, type Size, zoomOf } from './geometry/index.ts';
import { type CropperLabels, zhCN } from './labels.ts';
import type { Picture, PictureInput, PictureProblem } from './picture/openPicture.ts';
import { PictureView, type Shown } from './picture/PictureView.tsx';
import { type OutputOptions, renderCrop } from './picture/renderCrop.ts';
import { usePicture } from './picture/usePicture.ts';
import { useCropGestures } from './useCropGestures.ts';
import { useCropState } from './useCropState.ts';
import { useLate } from './useLate.ts';

/** A crop, the same rectangle in fractions of the picture, and the picture's size in source pixels. */
export type CropResult = Crop & { fractions: CropRect; picture: Size };

/** What a `ref` of a cropper holds; null while there is no picture. */
export type CropperHandle = {
  result(): CropResult;
  /** The crop as a picture, from the full source; by default a JPEG of the frame's size. */
  toBlob(output?: OutputOptions): Promise<Blob>;
};

export type CropperProps = {
  source: PictureInput;
  /** The frame in CSS pixels; the crop has its shape. */
  frame: Size;
  /** Largest zoom; 1 is the picture just covering the frame. Default 10. */
  maxZoom?: number;
  /** Controlled: the crop shown. */
  crop?: Crop;
  /** Uncontrolled: the crop shown first. Default: as much as fits, around the middle. */
  defaultCrop?: Crop;
  onCropChange?: (result: CropResult) => void;
  /** The picture is open; tells the first crop. */
  onReady?: (result: CropResult) => void;
  /** The picture cannot be cropped; the cropper says so itself. */
  onRefused?: (problem: PictureProblem) => void;
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

/** Space around the frame, where the cut-away part is seen, in pixels. */
const STAGE_MARGIN = 28;
const DEFAULT_MAX_ZOOM = 10;

/** A picture under a fixed frame: drag, pinch, wheel, keys, slider, turn, dial, flip; never a gap at the edge. */
export function Cropper(props: CropperProps) {
  const { source, frame, types, labels = zhCN, rotatable = true, onRefused } = props;
  const state = usePicture(source, types);
  const late = useLate(state.status === 'loading' && !state.picture);
  const problem = state.status === 'refused' ? state.problem : undefined;
  useEffect(() => {
    if (problem) onRefused?.(problem);
  }, [problem, onRefused]);
  return (
    <div className={styles.root} data-cropper={state.status}>
      {state.status !== 'refused' && state.picture ? (
        <CropperBody {...props} labels={labels} picture={state.picture} />
      ) : (
        <>
          <div
            className={styles.message}
            role={problem ? 'alert' : 'status'}
            style={{ height: stageHeight(frame) }}
          >
            {problem ? problemText(labels, problem) : late && labels.loading}
          </div>
          {!problem && <ControlsRoom rotatable={rotatable} />}
        </>
      )}
    </div>
  );
}

/** Not drawn again when its pixels come: the root says that they are to be seen. */
const CropperBody = memo(function CropperBody(
  props: CropperProps & { picture: Picture; labels: CropperLabels },
) {
  const { picture, labels, frame, maxZoom = DEFAULT_MAX_ZOOM, shape = 'rect', rotatable = true } = props;
  const stage = useRef<HTMLDivElement>(null);
  const hint = useId();
  const { bounds, state } = useBodyState(props, { picture, maxZoom });
  const [shown] = useState<Shown>(() => new Set());
  const show = (view: CropView) => {
    for (const one of shown) one(view);
  };
  const { moving, handlers } = useCropGestures(stage, state, show);
  return (
    <>
      <div
        ref={stage}
        className={styles.stage}
        style={{ height: stageHeight(frame) }}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows move the picture, as the hint says
        tabIndex={0}
        aria-label={labels.stage}
        aria-describedby={hint}
        data-moving={moving ? '' : undefined}
        {...handlers}
      >
        <div className={styles.middle} aria-hidden="true">
          <PictureView {...{ picture, shown }} view={state.view} />
        </div>
        <div className={styles.frame} style={frame} data-shape={shape} data-cropper-frame="">
          <div className={styles.thirds} />
        </div>
      </div>
      <p id={hint} hidden>
        {labels.stageHint}
      </p>
      <CropControls
        {...{ maxZoom, labels, rotatable, moving }}
        decoded={picture.decoded}
        zoom={zoomOf(bounds, state.view)}
        angle={state.view.angle}
        change={state.change}
      />
      {props.previews && (
        <div className={styles.previews} role="img" aria-label={labels.preview}>
          {props.previews.map((width) => (
            <CropPreview key={width} {...{ picture, shown, frame, shape, width }} view={state.view} />
          ))}
        </div>
      )}
    </>
  );
});

/** The state of an opened picture, told to the owner and to the `ref`. */
function useBodyState(props: CropperProps, opened: { picture: Picture; maxZoom: number }) {
  const { crop, defaultCrop, onCropChange, onReady, ref } = props;
  const { picture, maxZoom } = opened;
  const { width, height } = props.frame;
  const bounds = useMemo(
    () => ({ picture: { width: picture.width, height: picture.height }, frame: { width, height }, maxZoom }),
    [picture, width, height, maxZoom],
  );
  const tell = useCallback(
    (changed: Crop) => onCropChange?.(resultOf(bounds.picture, changed)),
    [bounds, onCropChange],
  );
  const state = useCropState({ bounds, crop, defaultCrop, onCropChange: tell });
  const first = useRef({ onReady, crop: state.crop });
  useEffect(() => {
    const { width, height } = picture;
    first.current.onReady?.(resultOf({ width, height }, first.current.crop));
  }, [picture]);
  useImperativeHandle(ref, () => ({
    result: () => resultOf(bounds.picture, state.now()),
    async toBlob(output) {
      const { bitmap, release } = await picture.full();
      try {
        return await renderCrop(bitmap, { bounds, crop: state.now() }, output);
      } finally {
        release();
      }
    },
  }));
  return { bounds, state };
}

function resultOf(picture: Size, crop: Crop): CropResult {
  return { ...crop, fractions: fractionsOf(picture, crop.rect), picture };
}

function stageHeight(frame: Size): number {
  return frame.height + STAGE_MARGIN * 2;
}

function problemText(labels: CropperLabels, problem: PictureProblem): string {
  if (problem === 'small') return labels.tooSmall;
  return problem === 'type' ? labels.wrongType : labels.broken;
}
