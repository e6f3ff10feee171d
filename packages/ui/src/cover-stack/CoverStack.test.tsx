import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { CoverStack } from './CoverStack.tsx';

describeConformance('CoverStack', {
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

it('shows the placeholder of a cover that is loading', () => {
  const { container } = render(
    <CoverStack covers={[{ src: 'a', placeholder: 'data:image/png;base64,AA' }]} />,
  );
  const [image] = container.querySelectorAll('img');
  expect(image).not.toHaveAttribute('placeholder');
  expect(image?.parentElement).toHaveStyle({ backgroundImage: 'url("data:image/png;base64,AA")' });
});

it('puts off pictures until they are near, except those of the first screen', () => {
  const { container, rerender } = render(<CoverStack covers={[{ src: 'a' }]} />);
  expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
  rerender(<CoverStack covers={[{ src: 'a' }]} loading="eager" />);
  expect(container.querySelector('img')).toHaveAttribute('loading', 'eager');
});

it('fetches nothing for a cover that is not to be fetched yet, and shows its colour', () => {
  const { container } = render(<CoverStack covers={[{ src: undefined, color: 'rgb(1, 2, 3)' }]} />);
  expect(container.querySelector('img, svg')).toBeNull();
  expect(container.firstElementChild?.firstElementChild).toHaveStyle({ backgroundColor: 'rgb(1, 2, 3)' });
});

it('offers a cover in several widths', () => {
  const srcSet = [
    { src: '/small.webp', width: 200 },
    { src: '/large.webp', width: 960 },
  ];
  const { container } = render(<CoverStack covers={[{ src: '/small.webp', srcSet }]} sizes="140px" />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('srcset', '/small.webp 200w, /large.webp 960w');
  expect(image).toHaveAttribute('sizes', '140px');
});
