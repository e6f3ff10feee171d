import type { SyntheticEvent } from 'react';

/** Calls the user's handler and then the menu's, unless the user's has settled it by `preventDefault`. */
export function heard<E extends SyntheticEvent>(
  given: ((event: E) => void) | undefined,
  own: (event: E) => void,
) {
  return (event: E) => {
    given?.(event);
    if (!event.defaultPrevented) own(event);
  };
}
