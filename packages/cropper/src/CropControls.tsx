import { useLocalizedLabels } from '@xiangji/locale';
import {
  CaretsToAxisDashedVerticalIcon,
  RotateCwIcon,
  Undo2Icon,
  ZoomInIcon,
  ZoomOutIcon,
} from '@xiangji/ui/icon';
import { IconButton } from '@xiangji/ui/icon-button';
import { Slider } from '@xiangji/ui/slider';
import type { ReactNode } from 'react';
import * as css from './Cropper.css.ts';
import { angleOf, flipView, MAX_ANGLE, rotate90, straighten, zoomTo } from './geometry/index.ts';
import { type CropperLabels, catalogues } from './labels.ts';
import { ZOOM_FACTOR, zoomBy } from './useCropGestures.ts';
import type { CropperState } from './useCropper.ts';

/** The slider of the zoom is logarithmic, so that each step looks alike; it has this many steps. */
const ZOOM_STEPS = 100;
const ANGLE_STEP = 0.5;
const NEARLY = 1e-6;

export interface CropControlProps {
  /** What `useCropper` returns. */
  cropper: CropperState;
  /** Texts that replace those of the `LocaleProvider`'s language. @default none */
  labels?: Partial<CropperLabels>;
}

/** Buttons that zoom out and in, and a slider. */
export function ZoomControl({ cropper, ...props }: CropControlProps) {
  const labels = useLocalizedLabels(catalogues, props.labels);
  const { placement, maxZoom, controller } = cropper;
  const zoom = placement?.zoom ?? 1;
  const most = Math.log(maxZoom);
  return (
    <div className={css.line}>
      <ControlButton
        {...{ cropper, label: labels.zoomOut, onPress: () => controller.changeView(zoomBy(1 / ZOOM_FACTOR)) }}
        disabled={zoom <= 1 + NEARLY}
      >
        <ZoomOutIcon />
      </ControlButton>
      <div className={css.slider}>
        <Slider
          label={labels.zoom}
          hideLabel
          min={0}
          max={ZOOM_STEPS}
          step="any"
          disabled={!placement || most === 0}
          value={most === 0 ? 0 : (Math.log(zoom) / most) * ZOOM_STEPS}
          valueText={() => labels.zoomValue(zoom)}
          onValueChange={(value) =>
            controller.changeView((bounds, view) =>
              zoomTo(bounds, view, { zoom: Math.exp((value / ZOOM_STEPS) * most) }),
            )
          }
          onValueCommit={controller.complete}
        />
      </div>
      <ControlButton
        {...{ cropper, label: labels.zoomIn, onPress: () => controller.changeView(zoomBy(ZOOM_FACTOR)) }}
        disabled={zoom >= maxZoom - NEARLY}
      >
        <ZoomInIcon />
      </ControlButton>
      <Reading>{labels.zoomValue(zoom)}</Reading>
    </div>
  );
}

/** Buttons for rotation by 90°, flip and reset, and a slider for the angle (only with a fixed frame). */
export function RotationControl({ cropper, ...props }: CropControlProps) {
  const labels = useLocalizedLabels(catalogues, props.labels);
  const { placement, mode, controller } = cropper;
  const angle = angleOf(placement?.view.rotation ?? 0);
  return (
    <div className={css.line}>
      <ControlButton {...{ cropper, label: labels.rotate, onPress: () => controller.changeView(rotate90) }}>
        <RotateCwIcon />
      </ControlButton>
      {mode === 'frame' && (
        <div className={css.slider}>
          <Slider
            label={labels.straighten}
            hideLabel
            min={-MAX_ANGLE}
            max={MAX_ANGLE}
            step={ANGLE_STEP}
            disabled={!placement}
            value={angle}
            valueText={labels.angleValue}
            onValueChange={(value) =>
              controller.changeView((bounds, view) => straighten(bounds, view, value))
            }
            onValueCommit={controller.complete}
          />
        </div>
      )}
      <ControlButton {...{ cropper, label: labels.flip, onPress: () => controller.changeView(flipView) }}>
        <CaretsToAxisDashedVerticalIcon />
      </ControlButton>
      <ControlButton {...{ cropper, label: labels.reset, onPress: controller.reset }}>
        <Undo2Icon />
      </ControlButton>
      {mode === 'frame' && <Reading>{labels.angleValue(angle)}</Reading>}
    </div>
  );
}

function ControlButton(props: {
  cropper: CropperState;
  label: string;
  onPress: () => unknown;
  disabled?: boolean;
  children: ReactNode;
}) {
  const { cropper, label, onPress, disabled = false, children } = props;
  const { controller, placement } = cropper;
  const handleClick = () => {
    onPress();
    controller.complete();
  };
  return (
    <IconButton
      label={label}
      title={label}
      disabled={disabled || !placement}
      focusableWhenDisabled
      onClick={handleClick}
    >
      {children}
    </IconButton>
  );
}

function Reading({ children }: { children: ReactNode }) {
  return (
    <span className={css.reading} aria-hidden="true">
      {children}
    </span>
  );
}
