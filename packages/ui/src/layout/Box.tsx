import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import { type Sprinkles, sprinkles } from '../theme/sprinkles.css.ts';
import type { LayoutProps } from './LayoutProps.ts';

export type BoxElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'ul'
  | 'li'
  | 'form';
export type BoxProps = Omit<ComponentProps<'div'>, keyof LayoutProps> &
  LayoutProps & {
    /** The element to render. It changes only the semantics, not the styles. @default 'div' */
    as?: BoxElement;
  };

/**
 * An element with layout props that use theme tokens:
 * `<Box padding={{ phone: 3, pc: 5 }} background="surfaceRaised" />`.
 */
export const Box = /* @__PURE__ */ withRef(function Box({ as = 'div', className, ...props }: BoxProps) {
  const layout: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    (sprinkles.properties.has(name as keyof Sprinkles) ? layout : rest)[name] = value;
  }
  const Element: 'div' = as as 'div';
  return <Element className={classNames(sprinkles(layout), className)} {...rest} />;
});
