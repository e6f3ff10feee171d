import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { Text } from './Text.tsx';

describeConformance('Text', {
  element: HTMLElement,
  render: (probe) => <Text {...probe}>京都</Text>,
});

it('renders the element of `as`', () => {
  render(<Text as="strong">京都</Text>);
  expect(screen.getByText('京都').tagName).toBe('STRONG');
});
