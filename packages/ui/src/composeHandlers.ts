/** Returns an event handler that calls the given handlers in order. */
export function composeHandlers<Event>(
  ...handlers: readonly (((event: Event) => void) | undefined)[]
): (event: Event) => void {
  return (event) => {
    for (const handler of handlers) handler?.(event);
  };
}
