import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import { skeleton } from './Skeleton.css.ts';

export type SkeletonProps = ComponentProps<'span'> & {
  /** Width: a number of pixels or a CSS length. */
  width?: CSSProperties['width'];
  /** Height: a number of pixels or a CSS length. */
  height?: CSSProperties['height'];
  /** Width divided by height, as in CSS. */
  aspectRatio?: CSSProperties['aspectRatio'];
  /** Radius of the corners, such as `50%` for a circle. @default the radius of the theme */
  borderRadius?: CSSProperties['borderRadius'];
};

/**
 * A placeholder for content that loads. Give it the final size of the content, and set `aria-busy` on its container.
 */
export const Skeleton = /* @__PURE__ */ withRef(function Skeleton({
  width,
  height,
  aspectRatio,
  borderRadius,
  style,
  className,
  ...rest
}: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(skeleton, className)}
      style={{ width, height, aspectRatio, borderRadius, ...style }}
      {...rest}
    />
  );
});
