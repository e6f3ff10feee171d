import { forwardRef, type ReactNode } from 'react';

/**
 * Passes `ref` to a component as one of its props, as React 19 does. React 18 would drop it. The component keeps its
 * type, including its type parameters.
 */
export function withRef<Component extends (props: never) => ReactNode>(component: Component): Component {
  const render = component as unknown as (props: object) => ReactNode;
  const forwarded = forwardRef<unknown, object>((props, ref) => render({ ...props, ref }));
  forwarded.displayName = component.name;
  return forwarded as unknown as Component;
}
