import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import { type TextVariants, text } from './Text.css.ts';

export type TextProps = ComponentProps<'span'> & {
  /** The element to render. @default 'span' */
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'label' | 'time';
  /** The font size, a step of the type scale. @default 'body' */
  size?: TextVariants['size'];
  /** The font weight. @default 'regular' */
  weight?: TextVariants['weight'];
  /** The colour, by meaning. @default 'neutral' */
  tone?: TextVariants['tone'];
  /** Truncates a long text at the end of the line with an ellipsis. The element must be a block. @default false */
  truncate?: TextVariants['truncate'];
};

/** Text in a size, weight and tone of the theme. */
export const Text = /* @__PURE__ */ withRef(function Text(props: TextProps) {
  const { as = 'span', size, weight, tone, truncate, className, ...rest } = props;
  const Element: 'span' = as as 'span';
  return <Element className={classNames(text({ size, weight, tone, truncate }), className)} {...rest} />;
});
