import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import * as css from './DataList.css.ts';

/** A native description list of name-value pairs. Put `Item`s into it. */
export const Root = /* @__PURE__ */ withRef(function Root({ className, ...rest }: ComponentProps<'dl'>) {
  return <dl className={classNames(css.list, className)} {...rest} />;
});

export type ItemProps = ComponentProps<'div'> & {
  /** The name of the fact. */
  term: ReactNode;
};

/** A fact with its name before it, or above it on a phone. */
export const Item = /* @__PURE__ */ withRef(function Item({ term, className, children, ...rest }: ItemProps) {
  return (
    <div className={classNames(css.item, className)} {...rest}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
});
