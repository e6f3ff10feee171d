import { expect, it } from 'vitest';
import { avatarSide } from './avatarSide.ts';

it('keeps the pixels of the crop, within the limits of an avatar', () => {
  expect([50, 160, 812.4, 4000].map((width) => avatarSide({ width }))).toEqual([160, 160, 812, 1600]);
});
