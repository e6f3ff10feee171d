import { memo, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import * as styles from './Cropper.css.ts';
import {
  type CropBounds,
  type CropView,
  dialled,
  flipped,
  MOST_ANGLE,
  turnedQuarter,
  wholeView,
  zoomed,
  zoomOf,
} from './geometry/index.ts';
import { Icon, type IconName } from './icons.tsx';
import type { CropperLabels } from './labels.ts';
import type { CropChange } from './stage/CropStore.ts';
import { ZOOM_FACTOR, zoomedBy } from './stage/hands.ts';
import type { Stage } from './stage/Stage.ts';

/** The zoom's slider is logarithmic, so that each step looks alike: this many to the largest. */
const ZOOM_STEPS = 100;
const ANGLE_STEP = 0.5;
const NEARLY = 1e-6;

type Followed = Pick<Stage<unknown>, 'change' | 'follow'>;

/**
 * The visible twins of every gesture: zoom, and unless left out the dial, turn, flip and reset. They follow the view past
 * React, and not under a hand.
 */
export const CropControls = memo(function CropControls(props: {
  /** The picture comes first: until then there is only their room, so that nothing moves when they come. */
  furnished: boolean;
  stage: Followed;
  maxZoom: number;
  labels: CropperLabels;
  rotatable: boolean;
}) {
  const { furnished, stage, maxZoom, labels, rotatable } = props;
  const zoomOut = useRef<HTMLButtonElement>(null);
  const zoomIn = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() =>
    stage.follow((bounds, view) => {
      const zoom = zoomOf(bounds, view);
      if (zoomOut.current) zoomOut.current.disabled = zoom <= 1 + NEARLY;
      if (zoomIn.current) zoomIn.current.disabled = zoom >= maxZoom - NEARLY;
    }),
  );
  const most = Math.log(maxZoom);
  const button = (name: IconName, change: CropChange, ref?: Ref<HTMLButtonElement>) => (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-label={labels[name]}
      title={labels[name]}
      onClick={() => stage.change(change)}
    >
      <Icon name={name} />
    </button>
  );
  return (
    <div className={styles.controls}>
      <div className={styles.line}>
        {furnished && (
          <>
            {button('zoomOut', zoomedBy(1 / ZOOM_FACTOR), zoomOut)}
            <Range
              {...{ stage, label: labels.zoom, min: 0, max: ZOOM_STEPS, step: 'any', disabled: most === 0 }}
              read={(bounds, view) => {
                const zoom = zoomOf(bounds, view);
                return [most === 0 ? 0 : (Math.log(zoom) / most) * ZOOM_STEPS, labels.zoomValue(zoom)];
              }}
              changeTo={(value) => (bounds, view) =>
                zoomed(bounds, view, { zoom: Math.exp((value / ZOOM_STEPS) * most) })
              }
            >
              {button('zoomIn', zoomedBy(ZOOM_FACTOR), zoomIn)}
            </Range>
          </>
        )}
      </div>
      {rotatable && (
        <div className={styles.line}>
          {furnished && (
            <>
              {button('rotate', turnedQuarter)}
              <Range
                {...{ stage, label: labels.angle, min: -MOST_ANGLE, max: MOST_ANGLE, step: ANGLE_STEP }}
                read={(_, { angle }) => [angle, labels.angleValue(angle)]}
                changeTo={(value) => (bounds, view) => dialled(bounds, view, value)}
              >
                {button('flip', flipped)}
                {button('reset', wholeView)}
              </Range>
            </>
          )}
        </div>
      )}
    </div>
  );
});

/** A slider, what stands beside it, and its value in words. */
function Range(props: {
  stage: Followed;
  label: string;
  min: number;
  max: number;
  step: number | 'any';
  disabled?: boolean;
  read(bounds: CropBounds, view: CropView): [value: number, text: string];
  changeTo(value: number): CropChange;
  children: ReactNode;
}) {
  const { stage, label, read, changeTo, children, ...limits } = props;
  const input = useRef<HTMLInputElement>(null);
  const output = useRef<HTMLOutputElement>(null);
  useLayoutEffect(() =>
    stage.follow((bounds, view) => {
      if (!input.current || !output.current) return;
      const [value, text] = read(bounds, view);
      input.current.valueAsNumber = value;
      input.current.ariaValueText = text;
      output.current.textContent = text;
    }),
  );
  return (
    <>
      <input
        ref={input}
        type="range"
        className={styles.range}
        {...limits}
        aria-label={label}
        onChange={(event) => stage.change(changeTo(event.currentTarget.valueAsNumber))}
      />
      {children}
      <output ref={output} className={styles.value} aria-hidden="true" />
    </>
  );
}
