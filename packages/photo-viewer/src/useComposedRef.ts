import { type Ref, type RefCallback, type RefObject, useCallback } from 'react';

/** A ref that gives its element to a ref object of the component and to the ref of its owner. */
export function useComposedRef<Target>(
  own: RefObject<Target | null>,
  outer: Ref<Target> | undefined,
): RefCallback<Target> {
  return useCallback(
    (element: Target) => {
      own.current = element;
      const release = typeof outer === 'function' ? outer(element) : undefined;
      if (outer && typeof outer === 'object') outer.current = element;
      return () => {
        own.current = null;
        if (typeof release === 'function') release();
        else if (typeof outer === 'function') outer(null);
        else if (outer) outer.current = null;
      };
    },
    [own, outer],
  );
}
