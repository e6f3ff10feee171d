import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import { type HeadingSize, heading } from './Heading.css.ts';

const sizeOfLevel = { 1: 'display', 2: 'title', 3: 'lead', 4: 'body', 5: 'body', 6: 'body' } as const;

export type HeadingProps = ComponentProps<'h2'> & {
  /** The level in the outline of the page. @default 2 */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** The font size, a step of the type scale. @default the size of the level */
  size?: HeadingSize;
};

/** A heading. Its level and its size are independent. */
export const Heading = /* @__PURE__ */ withRef(function Heading(props: HeadingProps) {
  const { level = 2, size = sizeOfLevel[level], className, ...rest } = props;
  const Element = `h${level}` as 'h2';
  return <Element className={classNames(heading({ size }), className)} {...rest} />;
});
