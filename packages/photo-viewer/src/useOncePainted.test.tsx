import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useOncePainted } from './useOncePainted.ts';

let waiting = new Map<number, FrameRequestCallback>();
let asked = 0;

beforeEach(() => {
  waiting.clear();
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => {
    asked += 1;
    waiting.set(asked, call);
    return asked;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => waiting.delete(id));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function frame() {
  const calls = [...waiting.values()];
  waiting = new Map();
  act(() => {
    for (const call of calls) call(0);
  });
}

function Host({ value }: { value: number }) {
  return <output>{useOncePainted(value)}</output>;
}

const seen = () => screen.getByRole('status').textContent;

it('follows when the value has been painted twice', () => {
  const { rerender } = render(<Host value={1} />);
  expect(seen()).toBe('1');
  expect(waiting.size).toBe(0);
  rerender(<Host value={2} />);
  frame();
  frame();
  expect(seen()).toBe('1');
  frame();
  expect(seen()).toBe('2');
  expect(waiting.size).toBe(0);
});

it('never shows a value that is gone by then', () => {
  const { rerender } = render(<Host value={1} />);
  rerender(<Host value={2} />);
  frame();
  frame();
  rerender(<Host value={3} />);
  frame();
  frame();
  expect(seen()).toBe('1');
  frame();
  expect(seen()).toBe('3');
});

it('asks for nothing any more when it ends', () => {
  const { rerender, unmount } = render(<Host value={1} />);
  rerender(<Host value={2} />);
  unmount();
  expect(waiting.size).toBe(0);
});
