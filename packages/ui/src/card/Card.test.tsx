import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { Card } from './Card.tsx';

describeConformance('Card', { element: HTMLDivElement, render: (probe) => <Card {...probe}>京都</Card> });

it('becomes the link that it is given', () => {
  render(
    <Card asChild selected>
      <a href="/albums/1">京都</a>
    </Card>,
  );
  expect(screen.getByRole('link', { name: '京都' })).toHaveAttribute('data-selected');
});
