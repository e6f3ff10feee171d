import { type Ref, type RefCallback, type RefObject, useCallback } from 'react';

/** Returns a ref that sets a ref object of the component and the ref that was passed to it. */
export function useComposedRef<Target>(
  own: RefObject<Target | null>,
  outer: Ref<Target> | undefined,
): RefCallback<Target> {
  return useCallback(
    (element: Target | null) => {
      own.current = element;
      if (outer && typeof outer === 'object') outer.current = element;
      const release = typeof outer === 'function' ? outer(element) : undefined;
      if (typeof release !== 'function') return undefined;
      // React 19 calls this in place of the ref with null; React 18 has no function of this kind.
      return () => {
        own.current = null;
        release();
      };
    },
    [own, outer],
  );
}
