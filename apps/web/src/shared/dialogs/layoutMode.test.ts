import { expect, it } from 'vitest';
import { DEFAULT_LAYOUT, readLayoutMode } from './layoutMode.ts';

it('reads the stored mode, and returns the default for one that cannot be read', () => {
  expect(readLayoutMode('3 -2 4:3')).toEqual({ shape: 'grid', size: 'xsmall', ratio: '4:3' });
  for (const text of [null, '', 'x', '9 9 9:9', '0 1.5 1:2']) {
    expect(readLayoutMode(text)).toEqual(DEFAULT_LAYOUT);
  }
});
