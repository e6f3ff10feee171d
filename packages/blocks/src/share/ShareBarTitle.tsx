import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import * as css from './ShareBarTitle.css.ts';

export interface ShareBarTitleProps {
  /** A link of your router to the home page of the product, with an accessible name. */
  link: ReactElement<Pick<ComponentProps<'a'>, 'className' | 'children'>>;
  /** The logo of the product. */
  logo: ReactNode;
  /** The name of the product. */
  product: string;
  /** The name of the share. */
  name: string;
  /** Shows the name of the share. Set it when the header of the share has scrolled out of view. @default false */
  nameShown?: boolean;
}

/**
 * The title of the bar above a share: the product, and the name of the share after its header has scrolled out of view.
 */
export function ShareBarTitle({ link, logo, product, name, nameShown = false }: ShareBarTitleProps) {
  const content = (
    <>
      <span aria-hidden="true" className={css.logo}>
        {logo}
      </span>
      <span className={css.product} data-away={nameShown ? '' : undefined} aria-hidden="true">
        {product}
      </span>
    </>
  );
  return (
    <>
      {cloneElement(link, { className: css.home, children: content })}
      <p className={css.name} data-shown={nameShown ? '' : undefined} aria-hidden="true">
        {name}
      </p>
    </>
  );
}
