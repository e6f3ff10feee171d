import { render, screen } from '@testing-library/react';
import { expect, expectTypeOf, it } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import type { Sprinkles } from '../theme/sprinkles.css.ts';
import { Box, Grid, Inline, Stack } from './index.ts';
import type { LayoutProps } from './LayoutProps.ts';

describeConformance('Box', { element: HTMLDivElement, render: (probe) => <Box padding={3} {...probe} /> });
describeConformance('Stack', { element: HTMLDivElement, render: (probe) => <Stack {...probe} /> });
describeConformance('Inline', { element: HTMLDivElement, render: (probe) => <Inline {...probe} /> });
describeConformance('Grid', { element: HTMLDivElement, render: (probe) => <Grid {...probe} /> });

it('is the element that it is asked to be, without layout props leaking into the page', () => {
  render(<Box as="nav" aria-label="相册" padding={3} gap={2} id="here" />);
  const nav = screen.getByRole('navigation', { name: '相册' });
  expect(nav.getAttributeNames().sort()).toEqual(['aria-label', 'class', 'id']);
});

it('makes equal columns from a number', () => {
  render(<Grid columns={3} data-testid="grid" />);
  expect(screen.getByTestId('grid').style.gridTemplateColumns).toMatch(
    /^repeat\(3, minmax\(0(px)?, 1fr\)\)$/,
  );
});

it('describes every layout prop of the theme', () => {
  expectTypeOf<keyof LayoutProps>().toEqualTypeOf<keyof Sprinkles>();
});
