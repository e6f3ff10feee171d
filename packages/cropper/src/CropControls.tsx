import { memo, useDeferredValue, useEffect, useState } from 'react';
import * as styles from './Cropper.css.ts';
import { dialled, flipped, MOST_ANGLE, turnedQuarter, wholeView, zoomed, zoomOf } from './geometry/index.ts';
import { Icon, type IconName } from './icons.tsx';
import type { CropperLabels } from './labels.ts';
import { ZOOM_FACTOR } from './useCropGestures.ts';
import type { CropState } from './useCropState.ts';

/** The zoom's slider is logarithmic, so that each step looks alike: this many to the largest. */
const ZOOM_STEPS = 100;
const ANGLE_STEP = 0.5;
const NEARLY = 1e-6;

type ControlsProps = {
  zoom: number;
  maxZoom: number;
  angle: number;
  change: CropState['change'];
  labels: CropperLabels;
  rotatable: boolean;
  /** A hand moves the picture: the controls follow when it lets go, not in every frame. */
  moving: boolean;
  decoded: Promise<void>;
};

function looksSame(before: ControlsProps, after: ControlsProps): boolean {
  if (after.moving) return true;
  return (Object.keys(after) as (keyof ControlsProps)[]).every((key) => Object.is(before[key], after[key]));
}

/** The visible twins of every gesture: zoom, and unless left out the dial, turn, flip and reset. */
export const CropControls = memo(function CropControls(props: ControlsProps) {
  const { zoom, maxZoom, angle, change, labels, rotatable } = props;
  if (!useFurnished(props.decoded)) return <ControlsRoom rotatable={rotatable} />;
  const most = Math.log(maxZoom);
  const zoomBy = (factor: number) => () =>
    change((box, now) => zoomed(box, now, { zoom: zoomOf(box, now) * factor }));
  const button = (name: IconName, onClick: () => void, disabled = false) => (
    <button
      type="button"
      className={styles.button}
      aria-label={labels[name]}
      title={labels[name]}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={name} />
    </button>
  );
  return (
    <div className={styles.controls}>
      <div className={styles.line}>
        {button('zoomOut', zoomBy(1 / ZOOM_FACTOR), zoom <= 1 + NEARLY)}
        <input
          type="range"
          className={styles.range}
          min={0}
          max={ZOOM_STEPS}
          step="any"
          value={most === 0 ? 0 : (Math.log(zoom) / most) * ZOOM_STEPS}
          disabled={most === 0}
          aria-label={labels.zoom}
          aria-valuetext={labels.zoomValue(zoom)}
          onChange={(event) => {
            const wanted = Math.exp((event.currentTarget.valueAsNumber / ZOOM_STEPS) * most);
            change((box, now) => zoomed(box, now, { zoom: wanted }));
          }}
        />
        {button('zoomIn', zoomBy(ZOOM_FACTOR), zoom >= maxZoom - NEARLY)}
        <output className={styles.value} aria-hidden="true">
          {labels.zoomValue(zoom)}
        </output>
      </div>
      {rotatable && (
        <div className={styles.line}>
          {button('rotate', () => change(turnedQuarter))}
          <input
            type="range"
            className={styles.range}
            min={-MOST_ANGLE}
            max={MOST_ANGLE}
            step={ANGLE_STEP}
            value={angle}
            aria-label={labels.angle}
            aria-valuetext={labels.angleValue(angle)}
            onChange={(event) => {
              const wanted = event.currentTarget.valueAsNumber;
              change((box, now) => dialled(box, now, wanted));
            }}
          />
          {button('flip', () => change(flipped))}
          {button('reset', () => change(wholeView))}
          <output className={styles.value} aria-hidden="true">
            {labels.angleValue(angle)}
          </output>
        </div>
      )}
    </div>
  );
}, looksSame);

/** The picture comes first; the room of the controls is kept for them. */
function useFurnished(decoded: Promise<void>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    let left = false;
    decoded.then(() => {
      if (!left) setSeen(true);
    });
    return () => {
      left = true;
    };
  }, [decoded]);
  return useDeferredValue(seen);
}

/** As high as the controls, so that nothing moves when they come. */
export function ControlsRoom({ rotatable }: { rotatable: boolean }) {
  return (
    <div className={styles.controls}>
      <div className={styles.line} />
      {rotatable && <div className={styles.line} />}
    </div>
  );
}
