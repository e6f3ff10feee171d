import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import * as css from './ShareBarTitle.css.ts';

export interface ShareBarTitleProps {
  /** A link of your router to the start of the product, with a name for screen readers. */
  link: ReactElement<Pick<ComponentProps<'a'>, 'className' | 'children'>>;
  /** The logo of the product. */
  logo: ReactNode;
  /** The name of the product. */
  product: string;
  /** The name of the share. */
  name: string;
  /** Shows the name of the share, because its header has scrolled out of sight. @default false */
  nameShown?: boolean;
}

/** The start of the bar over a share: the product, and the name of the share once its header is out of sight. */
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
