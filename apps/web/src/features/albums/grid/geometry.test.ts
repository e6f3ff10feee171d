import { expect, it } from 'vitest';
import { DISPLAY_MODES, modeAfter } from './displayMode.ts';
import { gridGeometry } from './geometry.ts';

it('fills the width with cards of at least 200 px, and a phone with two', () => {
  const wide = gridGeometry(1_160, { phone: false });
  expect(wide).toMatchObject({ columns: 5, cardWidth: 219, gap: 16 });
  expect(gridGeometry(366, { phone: true })).toMatchObject({ columns: 2, cardWidth: 177, gap: 12 });
  expect(gridGeometry(150, { phone: false })).toMatchObject({ columns: 1, cardWidth: 150 });
});

it('leaves room for covers of 3 to 4 and the words under them', () => {
  const { cardWidth, cardHeight } = gridGeometry(1_160, { phone: false });
  expect(cardHeight).toBeGreaterThan((cardWidth - 18) * (4 / 3) + 78);
});

it('shows more of them in the compact mode, and goes round the modes', () => {
  expect(gridGeometry(1_160, { phone: false, mode: 'compact' }).columns).toBe(7);
  expect(gridGeometry(366, { phone: true, mode: 'compact' }).columns).toBe(3);
  expect(DISPLAY_MODES.map(modeAfter)).toEqual(['compact', 'standard']);
});
