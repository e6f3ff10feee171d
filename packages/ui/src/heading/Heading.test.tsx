import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { Heading } from './Heading.tsx';

describeConformance('Heading', {
  element: HTMLHeadingElement,
  render: (probe) => <Heading {...probe}>相册</Heading>,
});

it('has the level of the outline at any size', () => {
  render(
    <Heading level={3} size="display">
      相册
    </Heading>,
  );
  expect(screen.getByRole('heading', { name: '相册', level: 3 })).toBeVisible();
});
