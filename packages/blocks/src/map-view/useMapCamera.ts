import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { useBrowserLayoutEffect } from '@xiangji/ui/react-18';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  boundsOf,
  type Camera,
  cameraOf,
  limitCamera,
  type MapBounds,
  type MapPosition,
  type Point,
  panned,
  positionOf,
  type Size,
  shortWay,
  type ZoomLimits,
  zoomedAt,
} from './mercator.ts';

/** The current view of a map. */
export interface MapSight {
  /** The center and the zoom of the map. */
  position: MapPosition;
  /** The visible area of the map. */
  bounds: MapBounds;
}

/** If the map does not move for this time (ms), the move counts as ended. */
const REST_MS = 150;
/** Duration of an animated move (ms). */
const FLIGHT_MS = 250;

export interface CameraOptions extends ZoomLimits {
  surface: RefObject<HTMLElement | null>;
  defaultPosition: MapPosition;
  onMove: ((view: MapSight) => void) | undefined;
}

/** Returns the size of the map; undefined until it is measured. */
function useSize(surface: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useBrowserLayoutEffect(() => {
    const element = surface.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [surface]);
  return size;
}

const isStill = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Animates from one camera to another. A later call replaces the running animation. */
function useFlight(step: (camera: Camera) => void) {
  const frame = useRef(0);
  /** Where the running animation ends. */
  const target = useRef<Camera>(undefined);
  const stop = useCallback(() => {
    cancelAnimationFrame(frame.current);
    target.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);
  const fly = useCallback(
    (from: Camera, to: Camera) => {
      stop();
      if (isStill()) {
        step(to);
        return;
      }
      target.current = to;
      const started = performance.now();
      const across = shortWay(from.x, to.x);
      const next = (now: number) => {
        // The time of a frame can be a little before that of the press in it.
        const time = Math.min(1, Math.max(0, now - started) / FLIGHT_MS);
        const part = 1 - (1 - time) ** 3;
        const zoom = from.zoom + (to.zoom - from.zoom) * part;
        step({ x: from.x + across * part, y: from.y + (to.y - from.y) * part, zoom });
        if (time < 1) frame.current = requestAnimationFrame(next);
        else target.current = undefined;
      };
      frame.current = requestAnimationFrame(next);
    },
    [step, stop],
  );
  return { fly, stop, target };
}

/** Returns the camera of a map and the functions that move it. Calls `onMove` when a move has ended. */
export function useMapCamera({ surface, defaultPosition, onMove, minZoom, maxZoom }: CameraOptions) {
  const size = useSize(surface);
  const [wanted, setCamera] = useState(() => cameraOf(defaultPosition));
  const limit = (next: Camera) => (size ? limitCamera(next, size, { minZoom, maxZoom }) : next);
  const camera = limit(wanted);
  const { fly, stop, target } = useFlight(setCamera);
  const report = useLatestCallback((at: Camera, within: Size) =>
    onMove?.({ position: positionOf(at), bounds: boundsOf(at, within) }),
  );
  const hasReported = useRef(false);
  const { x, y, zoom } = camera;
  useEffect(() => {
    if (!size) return;
    const timer = setTimeout(
      () => {
        hasReported.current = true;
        report({ x, y, zoom }, size);
      },
      hasReported.current ? REST_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [x, y, zoom, size, report]);
  return {
    camera,
    size,
    /** Moves the map by pixels. */
    pan: useLatestCallback((by: Point) => {
      stop();
      setCamera(limit(panned(camera, by)));
    }),
    /** Changes the zoom around a point, in pixels from the center. */
    zoomAt: useLatestCallback((by: number, point: Point) => {
      stop();
      const { zoom: next } = limit({ ...camera, zoom: camera.zoom + by });
      setCamera(limit(zoomedAt(camera, next, point)));
    }),
    /** Moves smoothly to a position. */
    flyTo: useLatestCallback((position: MapPosition) => fly(camera, limit(cameraOf(position)))),
    /** Changes the zoom smoothly around the center. Presses in quick succession add up. */
    zoomBy: useLatestCallback((by: number) => {
      const last = target.current ?? camera;
      fly(camera, limit({ ...last, zoom: last.zoom + by }));
    }),
  };
}

export type MapCamera = ReturnType<typeof useMapCamera>;
