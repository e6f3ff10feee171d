import { type KeyboardEvent, useId, useState } from 'react';

/**
 * Returns the state and key handlers of a WAI-ARIA combobox with `count` options. The focus stays in the text field.
 */
export function useSuggestionKeys(count: number) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [highlighted, setHighlighted] = useState<number>();
  // The list may have become shorter.
  const active = isOpen && highlighted !== undefined && highlighted < count ? highlighted : undefined;
  const close = () => {
    setIsOpen(false);
    setHighlighted(undefined);
  };
  const open = () => {
    setIsOpen(true);
    setHighlighted(undefined);
  };
  /**
   * Moves through the options. Between the last and the first one, no option is active, so that Enter searches for the
   * text.
   */
  const step = (by: 1 | -1) => {
    setIsOpen(true);
    const next = (active ?? (by === 1 ? -1 : count)) + by;
    setHighlighted(next >= 0 && next < count ? next : undefined);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>, onEnter: () => void) => {
    // Input methods (IME) use the same keys during composition.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') step(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter') onEnter();
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const optionId = (index: number) => `${listId}-${index}`;
  return { listId, optionId, isOpen, active, open, close, press, setActive: setHighlighted };
}

export type SuggestionKeys = ReturnType<typeof useSuggestionKeys>;
