import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { Link } from './Link.tsx';

describeConformance('Link', {
  element: HTMLAnchorElement,
  render: (probe) => (
    <Link href="/albums" {...probe}>
      相册
    </Link>
  ),
});

it('lends its looks to the link of a router', () => {
  render(
    <Link asChild className="mine">
      <a href="/photos" data-router="">
        照片
      </a>
    </Link>,
  );
  const link = screen.getByRole('link', { name: '照片' });
  expect(link).toHaveAttribute('data-router');
  expect(link).toHaveClass('mine');
});
