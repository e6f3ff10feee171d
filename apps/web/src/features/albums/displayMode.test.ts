import { expect, it } from 'vitest';
import { DISPLAY_MODES, modeAfter } from './displayMode.ts';

it('cycles through the modes', () => {
  expect(DISPLAY_MODES.map(modeAfter)).toEqual(['compact', 'standard']);
});
