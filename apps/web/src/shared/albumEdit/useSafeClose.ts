import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

export interface SafeCloseOptions {
  /** A text cannot be saved as it is. */
  invalid: boolean;
  /** The confirmation before such a text is lost. */
  question: string;
}

const isEditing = () => document.activeElement?.closest('[data-editing]') != null;

/**
 * The browser's back button saves the edited field, as leaving the field does, before it closes the layer. A text
 * that cannot be saved asks first. Returns whether the layer may close now.
 */
export function useSafeClose({ invalid, question }: SafeCloseOptions): () => boolean {
  const isConfirmed = useRef(false);
  const blocker = useBlocker(() => !isConfirmed.current && (invalid || isEditing()));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (!invalid || window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, invalid, question]);
  return () => {
    isConfirmed.current = !invalid || window.confirm(question);
    return isConfirmed.current;
  };
}
