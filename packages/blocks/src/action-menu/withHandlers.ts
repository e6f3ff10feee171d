import { cloneElement, type DOMAttributes, type ReactElement, type SyntheticEvent } from 'react';

type Handlers = Omit<DOMAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'>;

/**
 * Returns the element with additional attributes and handlers. Its own handlers run first and can prevent the
 * additional ones.
 */
export function withHandlers(element: ReactElement, attributes: object, handlers: Handlers): ReactElement {
  type Handle = (event: SyntheticEvent) => void;
  const own = element.props as Record<string, Handle | undefined>;
  const both = Object.entries(handlers as Record<string, Handle | undefined>).map(([name, handle]) => [
    name,
    (event: SyntheticEvent) => {
      own[name]?.(event);
      if (!event.defaultPrevented) handle?.(event);
    },
  ]);
  return cloneElement(element, { ...attributes, ...Object.fromEntries(both) });
}
