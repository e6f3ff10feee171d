import { breakpoints } from '@xiangji/ui/theme';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useDisplayMode } from './displayMode.ts';
import { expectedGeometry, type GridGeometry, gridGeometry } from './geometry.ts';

/** What the last list had: a page that is come back to is as high at once, so that its scroll position fits. */
let last: GridGeometry | undefined;

/** Geometry of a list as wide as its element; undefined until that is known. */
export function useGridGeometry(element: RefObject<HTMLElement | null>): GridGeometry | undefined {
  const { mode } = useDisplayMode();
  const [geometry, setGeometry] = useState(
    () => last ?? expectedGeometry(document.documentElement.clientWidth, mode),
  );
  /** What is expected is drawn at once; the observer tells after the first layout whether it is so. */
  const isExpected = useRef(geometry !== undefined);
  useLayoutEffect(() => {
    const list = element.current;
    if (!list) return;
    const measure = () => {
      const next = gridGeometry(list.clientWidth, { phone: window.innerWidth <= breakpoints.phone, mode });
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
  }, [element, mode]);
  return geometry;
}
