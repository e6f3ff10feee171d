import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { stubBrowser } from '../test/browserStubs.ts';
import { describeConformance } from '../test/describeConformance.tsx';
import { ScrollArea } from './ScrollArea.tsx';

beforeAll(stubBrowser);

describeConformance('ScrollArea', {
  element: HTMLDivElement,
  render: (probe) => (
    <ScrollArea label="相册" {...probe}>
      内容
    </ScrollArea>
  ),
});

it('can be focused by its name', () => {
  render(<ScrollArea label="相册">内容</ScrollArea>);
  const region = screen.getByRole('region', { name: '相册' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(region).toHaveTextContent('内容');
});

it('writes no style element, which Trusted Types refuse', () => {
  const { container } = render(<ScrollArea label="相册">内容</ScrollArea>);
  expect(container.querySelector('style')).toBeNull();
});

it('gives away the element that scrolls, and its event', () => {
  const ref = createRef<HTMLDivElement>();
  const handleScroll = vi.fn();
  render(
    <ScrollArea label="相册" viewportRef={ref} onScroll={handleScroll}>
      内容
    </ScrollArea>,
  );
  const region = screen.getByRole('region', { name: '相册' });
  expect(ref.current).toBe(region);
  fireEvent.scroll(region);
  expect(handleScroll).toHaveBeenCalledOnce();
});
