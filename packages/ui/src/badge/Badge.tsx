import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import { badge } from './Badge.css.ts';

export type BadgeProps = ComponentProps<'span'> & {
  /** The meaning, which determines the colour. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'positive' | 'warning' | 'critical' | 'info';
};

/** A short text or a count about the element next to it. */
export const Badge = /* @__PURE__ */ withRef(function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span className={classNames(badge({ tone }), className)} {...rest} />;
});
