import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeComponent } from '../test/describeComponent.tsx';
import { Avatar } from './Avatar.tsx';

describeComponent('Avatar', {
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

it('shows the letter while a picture takes long and where it fails, and the picture once it has loaded', async () => {
  const { container, rerender } = render(<Avatar name="Ada" src="/slow.webp" />);
  const picture = () => container.querySelector('img');
  expect(screen.queryByText('A')).toBeNull();
  expect(await screen.findByText('A')).toBeVisible();
  expect(picture()).not.toBeVisible();
  fireEvent.load(picture() as HTMLElement);
  expect(picture()).toBeVisible();
  expect(screen.queryByText('A')).toBeNull();
  rerender(<Avatar name="Ada" src="/missing.webp" />);
  fireEvent.error(picture() as HTMLElement);
  expect(screen.getByText('A')).toBeVisible();
  expect(picture()).toBeNull();
});
