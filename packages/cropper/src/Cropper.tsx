import { withRef } from '@xiangji/ui/react-18';
import {
  type CSSProperties,
  memo,
  type ReactNode,
  type Ref,
  useDeferredValue,
  useImperativeHandle,
} from 'react';
import type { CropAreaProps } from './AreaLayout.tsx';
import { CropArea } from './CropArea.tsx';
import { RotationControl, ZoomControl } from './CropControls.tsx';
import * as css from './Cropper.css.ts';
import type { CropperLabels } from './labels.ts';
import { SelectionArea } from './SelectionArea.tsx';
import { type CropperOptions, type CropperState, useCropper } from './useCropper.ts';

/** The methods of a cropper's `ref`. */
export type CropperHandle = Pick<CropperState, 'getCrop' | 'toBlob'>;

export type CropperProps = CropperOptions &
  Omit<CropAreaProps, 'cropper'> & {
    /** Shows controls for rotation by 90°, angle, flip and reset. @default true */
    rotatable?: boolean;
    /** Returns more controls below these, such as an `AspectControl`, for the state of the cropper. */
    children?: (cropper: CropperState) => ReactNode;
    /** Class of the root element. */
    className?: string;
    /** Style of the root element. */
    style?: CSSProperties;
    /** Receives the methods of the cropper. */
    ref?: Ref<CropperHandle>;
  };

/** A picture under a fixed frame, or under a selection with handles, and its controls. */
export const Cropper = /* @__PURE__ */ withRef(function Cropper(props: CropperProps) {
  const { shape, previews, labels, rotatable = true, children, className, style, ref, ...options } = props;
  const cropper = useCropper(options);
  const { getCrop, toBlob, status, mode } = cropper;
  useImperativeHandle(ref, () => ({ getCrop, toBlob }), [getCrop, toBlob]);
  const Area = mode === 'frame' ? CropArea : SelectionArea;
  const deferred = useDeferredValue(cropper);
  // Another image: the controls follow after its picture is on the screen.
  const isSameImage = deferred.getCrop === getCrop && deferred.hasOpened === cropper.hasOpened;
  return (
    <div className={className ? `${css.root} ${className}` : css.root} style={style}>
      <Area {...{ cropper, labels }} {...(shape && { shape })} {...(previews && { previews })} />
      {status !== 'error' && (
        <Controls cropper={isSameImage ? cropper : deferred} {...{ labels, rotatable }}>
          {children}
        </Controls>
      )}
    </div>
  );
});

interface ControlsProps {
  cropper: CropperState;
  labels: Partial<CropperLabels> | undefined;
  rotatable: boolean;
  children: CropperProps['children'];
}

/** Empty lines reserve the space of the controls until the first image is open. */
const Controls = memo(function Controls({ cropper, labels, rotatable, children }: ControlsProps) {
  const { hasOpened, mode } = cropper;
  const line = <div className={css.line} />;
  return (
    <div className={css.controls}>
      {mode === 'frame' && (hasOpened ? <ZoomControl {...{ cropper, labels }} /> : line)}
      {rotatable && (hasOpened ? <RotationControl {...{ cropper, labels }} /> : line)}
      {hasOpened && children?.(cropper)}
    </div>
  );
});
