import { expect, it } from 'vitest';
import { afterSwipe } from './usePanel.ts';

it('shows the cover after a swipe down of more than 50 px, more after one up', () => {
  expect(afterSwipe('', 51)).toBe('cover');
  expect(afterSwipe('', 50)).toBe('');
  expect(afterSwipe('', -51)).toBe('more');
  expect(afterSwipe('', -50)).toBe('');
});

it('goes back through the middle', () => {
  expect(afterSwipe('more', 80)).toBe('');
  expect(afterSwipe('cover', -80)).toBe('');
  expect(afterSwipe('cover', 80)).toBe('cover');
});
