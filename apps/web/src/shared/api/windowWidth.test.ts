import { expect, it, vi } from 'vitest';
import { windowWidth } from './windowWidth.ts';

it('reads the window once, and again only after a resize', () => {
  const asked = vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(390);
  expect([windowWidth(), windowWidth(), windowWidth()]).toEqual([390, 390, 390]);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockReturnValue(844);
  window.dispatchEvent(new Event('resize'));
  expect([windowWidth(), windowWidth()]).toEqual([844, 844]);
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockRestore();
});
