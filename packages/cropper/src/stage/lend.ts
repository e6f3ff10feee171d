import type { Ref } from 'react';

/** Gives a `ref` what it holds; what comes back takes it again. */
export function lend<Handle>(ref: Ref<Handle> | undefined, handle: Handle): () => void {
  if (typeof ref === 'function') return ref(handle) ?? (() => void ref(null));
  if (ref) ref.current = handle;
  return () => {
    if (ref) ref.current = null;
  };
}
