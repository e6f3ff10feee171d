import { useBrowserLayoutEffect } from '@xiangji/ui/react-18';
import { Spinner } from '@xiangji/ui/spinner';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as css from './CropArea.css.ts';
import { CropPicture } from './CropPicture.tsx';
import type { Size } from './geometry/index.ts';
import type { CropperLabels } from './labels.ts';
import { type CreateGesture, useCropGestures } from './useCropGestures.ts';
import type { CropperState } from './useCropper.ts';

/** Space around the frame, in CSS pixels: the part that is cut away shows there, and handles have room. */
const MARGIN = 28;
/** A message about loading appears after this many milliseconds: most images are open earlier. */
const LOADING_DELAY = 400;

export interface CropAreaProps {
  /** What `useCropper` returns. */
  cropper: CropperState;
  /** How the frame is drawn; the crop is always a rectangle. @default 'rect' */
  shape?: 'rect' | 'round';
  /** Widths in CSS pixels of previews below the area. @default none */
  previews?: readonly number[];
  /** Texts that replace those of the `LocaleProvider`'s language. @default none */
  labels?: Partial<CropperLabels>;
}

type AreaLayoutProps = CropAreaProps & {
  labels: CropperLabels;
  createGesture: CreateGesture;
  hint: string;
  /** Covers the picture, in a box of the frame's size. */
  children: ReactNode;
};

/** The picture with its overlays, messages and previews. */
export function AreaLayout(props: AreaLayoutProps) {
  const { cropper, shape = 'rect', previews, labels, createGesture, hint, children } = props;
  const { frame, placement, picture, controller, mode, moving, cutting, status } = cropper;
  const area = useRef<HTMLDivElement>(null);
  const shrink = useShrink(area, frame.width);
  const register = useCropGestures(area, { controller, createGesture, shrink });
  const hintId = useId();
  const shown: Size = { width: frame.width * shrink, height: frame.height * shrink };
  const open = picture && placement ? { picture, placement, register } : undefined;
  return (
    <>
      <div className={css.place} data-state={status} style={{ height: shown.height + MARGIN * 2 }}>
        <div
          ref={area}
          className={css.area}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows move the picture, as the hint says
          tabIndex={0}
          aria-label={labels.area}
          aria-describedby={hintId}
          aria-busy={cutting || status === 'loading'}
          data-moving={moving || undefined}
          hidden={status === 'error'}
        >
          {open && <CropPicture {...open} size={shrink} />}
          {open && (
            <div className={css.frame} style={shown} data-mode={mode} data-shape={shape}>
              {children}
            </div>
          )}
        </div>
        <CropMessage {...{ cropper, labels }} />
        <p id={hintId} hidden>
          {hint}
        </p>
      </div>
      {previews && status !== 'error' && (
        <div className={css.previews} role="img" aria-label={labels.preview}>
          {previews.map((width) => (
            <CropPreview key={width} {...{ width, frame, shape }}>
              {open && <CropPicture {...open} size={width / frame.width} />}
            </CropPreview>
          ))}
        </div>
      )}
    </>
  );
}

function CropPreview(props: { width: number; frame: Size; shape: 'rect' | 'round'; children: ReactNode }) {
  const { width, frame, shape, children } = props;
  const height = Math.round((frame.height * width) / frame.width);
  return (
    <div className={css.preview} data-shape={shape} style={{ width, height }}>
      {children}
    </div>
  );
}

/** Loading, cutting or an error, in words. */
function CropMessage({ cropper, labels }: { cropper: CropperState; labels: CropperLabels }) {
  const { status, error, cutting } = cropper;
  if (status === 'error') {
    const code = error?.code;
    const text = code && code in labels.errors ? labels.errors[code as keyof CropperLabels['errors']] : '';
    return (
      <div className={css.message} role="alert">
        {text}
      </div>
    );
  }
  return (
    <div className={css.message} role="status" data-cutting={cutting || undefined}>
      {status === 'loading' && <AfterDelay>{labels.loading}</AfterDelay>}
      {cutting && (
        <>
          <Spinner />
          {labels.cutting}
        </>
      )}
    </div>
  );
}

function AfterDelay({ children }: { children: ReactNode }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LOADING_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return isLate && children;
}

/** How much smaller than its largest size the frame must be, from 0 to 1, to fit into the area's width. */
function useShrink(area: { current: HTMLElement | null }, width: number): number {
  const [available, setAvailable] = useState(Number.POSITIVE_INFINITY);
  useBrowserLayoutEffect(() => {
    const element = area.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      if (element.clientWidth > 0) setAvailable(Math.max(1, element.clientWidth - MARGIN * 2));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [area]);
  return Math.min(1, available / width);
}
