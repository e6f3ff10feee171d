import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { Avatar } from './Avatar.tsx';

describeConformance('Avatar', {
  element: HTMLSpanElement,
  render: (probe) => <Avatar name="林小满" {...probe} />,
});

it.each([
  ['林小满', '林'],
  [' ada', 'A'],
  ['👩‍👧 家', '👩‍👧'],
  ['', '·'],
])('shows %j as %j', (name, letter) => {
  render(<Avatar name={name} />);
  expect(screen.getByText(letter)).toBeVisible();
});
