import { expect, it } from 'vitest';
import { shareStateOf } from './share.ts';

const insight = { opens: 0, saves: 0, failed: 0, days_left: 12, frozen: false };

it.each([
  ['open', { valid: true, vtime: 2_000_000_000, insight }],
  ['open', { valid: true, vtime: 0, insight: { ...insight, days_left: null } }],
  ['frozen', { valid: false, vtime: 2_000_000_000, insight: { ...insight, frozen: true } }],
  ['frozen', { valid: false, vtime: 0, insight: { ...insight, days_left: null, frozen: true } }],
  ['expired', { valid: false, vtime: 1_700_000_000, insight: { ...insight, days_left: 0 } }],
  ['expired', { valid: false, vtime: 1_700_000_000, insight: { ...insight, days_left: 0, frozen: true } }],
] as const)('is %s', (state, share) => {
  expect(shareStateOf(share)).toBe(state);
});
