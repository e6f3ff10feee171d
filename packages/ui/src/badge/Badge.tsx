import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import { badge } from './Badge.css.ts';

export type BadgeProps = ComponentProps<'span'> & {
  /** The colour by meaning. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'positive' | 'warning' | 'critical' | 'info';
};

/** A word or a count about the element next to it. */
export const Badge = /* @__PURE__ */ withRef(function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span className={classNames(badge({ tone }), className)} {...rest} />;
});
