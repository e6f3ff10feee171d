export { Box, type BoxElement, type BoxProps } from './Box.tsx';
export { Grid, type GridProps, Inline, Stack } from './Stack.tsx';
