import { expect, it } from 'vitest';
import { gridGeometry } from './geometry.ts';

it('fills the width with cards of at least 200 px, and a phone with two columns', () => {
  const wide = gridGeometry(1_160, { phone: false });
  expect(wide).toMatchObject({ columns: 5, cardWidth: 219, gap: 16 });
  expect(gridGeometry(366, { phone: true })).toMatchObject({ columns: 2, cardWidth: 177, gap: 12 });
  expect(gridGeometry(150, { phone: false })).toMatchObject({ columns: 1, cardWidth: 150 });
});

it('leaves space for covers of 3 by 4 and the text under them', () => {
  const { cardWidth, cardHeight } = gridGeometry(1_160, { phone: false });
  expect(cardHeight).toBeGreaterThan((cardWidth - 18) * (4 / 3) + 78);
});

it('shows more cards in the compact size', () => {
  expect(gridGeometry(1_160, { phone: false, size: 'compact' }).columns).toBe(7);
  expect(gridGeometry(366, { phone: true, size: 'compact' }).columns).toBe(3);
});
