import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeComponent } from '../test/describeComponent.tsx';
import { CoverStack } from './CoverStack.tsx';

describeComponent('CoverStack', {
  element: HTMLSpanElement,
  render: (probe) => <CoverStack covers={[{ src: 'data:,' }]} {...probe} />,
});

it('shows at most three, the first on top, and a sheet of paper for none', () => {
  const four = ['a', 'b', 'c', 'd'].map((src) => ({ src }));
  const { container, rerender } = render(<CoverStack covers={four} />);
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    'a',
    'b',
    'c',
  ]);
  rerender(<CoverStack covers={[]} />);
  expect(container.querySelectorAll('img')).toHaveLength(0);
  expect(container.querySelector('svg')).toBeInTheDocument();
});
