import { withRef } from '../react-18/index.ts';
import { Box, type BoxProps } from './Box.tsx';

/** Arranges its children in a column. */
export const Stack = /* @__PURE__ */ withRef(function Stack({ gap = 4, ...rest }: BoxProps) {
  return <Box display="flex" flexDirection="column" gap={gap} {...rest} />;
});

/** Arranges its children in a row that wraps. */
export const Inline = /* @__PURE__ */ withRef(function Inline({ gap = 2, ...rest }: BoxProps) {
  return <Box display="flex" flexWrap="wrap" alignItems="center" gap={gap} {...rest} />;
});

export type GridProps = BoxProps & {
  /** A `grid-template-columns` value, or a number of equal columns. @default 1 */
  columns?: number | string;
};

/** Arranges its children in a grid of columns. */
export const Grid = /* @__PURE__ */ withRef(function Grid({
  columns = 1,
  gap = 4,
  style,
  ...rest
}: GridProps) {
  const template = typeof columns === 'number' ? `repeat(${columns}, minmax(0, 1fr))` : columns;
  return <Box display="grid" gap={gap} style={{ gridTemplateColumns: template, ...style }} {...rest} />;
});
