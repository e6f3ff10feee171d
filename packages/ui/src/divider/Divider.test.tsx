import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { Divider } from './Divider.tsx';

describeConformance('Divider', { element: HTMLHRElement, render: (probe) => <Divider {...probe} /> });

it('says its direction', () => {
  render(<Divider orientation="vertical" />);
  expect(screen.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
});
