import { type KeyboardEvent, useRef } from 'react';
import { isEditing, isPassedOn } from '../escapeKey.ts';

interface EscapeHandlers {
  onEscapeKeyDown?: ((event: globalThis.KeyboardEvent) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLDivElement>) => void) | undefined;
}

/**
 * Lets Escape first cancel an edit inside the dialog. A toast above the dialog does not intercept the key: Escape then
 * presses the button that has the ref `close`.
 */
export function useEscape({ onEscapeKeyDown, onKeyDown }: EscapeHandlers) {
  const close = useRef<HTMLButtonElement>(null);
  return {
    close,
    onEscapeKeyDown: (event: globalThis.KeyboardEvent) => {
      onEscapeKeyDown?.(event);
      if (isEditing()) event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      onKeyDown?.(event);
      const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
      if (event.key === 'Escape' && isInside && isPassedOn(event.nativeEvent) && !isEditing())
        close.current?.click();
    },
  };
}
