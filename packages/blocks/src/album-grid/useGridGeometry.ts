import { useBrowserLayoutEffect } from '@xiangji/ui/react-18';
import { breakpoints } from '@xiangji/ui/theme';
import { type RefObject, useRef, useState } from 'react';
import { type AlbumGridSize, expectedGeometry, type GridGeometry, gridGeometry } from './geometry.ts';

/**
 * The geometry of the last list. With it, a page that the user returns to has its full height immediately, so that the
 * scroll position can be restored.
 */
let last: GridGeometry | undefined;

/** Returns the geometry of a list that is as wide as its element; undefined until the width is known. */
export function useGridGeometry(
  element: RefObject<HTMLElement | null>,
  size: AlbumGridSize,
): GridGeometry | undefined {
  const [geometry, setGeometry] = useState(
    () =>
      last ??
      (typeof document === 'undefined'
        ? undefined
        : expectedGeometry(document.documentElement.clientWidth, size)),
  );
  /**
   * Whether the initial geometry is an estimate. It is rendered immediately; the observer corrects it after the first
   * layout.
   */
  const isExpected = useRef(geometry !== undefined);
  useBrowserLayoutEffect(() => {
    const list = element.current;
    if (!list) return;
    const measure = () => {
      const next = gridGeometry(list.clientWidth, { phone: window.innerWidth <= breakpoints.phone, size });
      last = next;
      setGeometry((before) =>
        before?.cardWidth === next.cardWidth && before.columns === next.columns ? before : next,
      );
    };
    if (!isExpected.current) measure();
    isExpected.current = false;
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => observer.disconnect();
  }, [element, size]);
  return geometry;
}
