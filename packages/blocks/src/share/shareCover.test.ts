import { expect, it } from 'vitest';
import { shareCoverOf } from './shareCover.ts';

const srcSet = [
  { src: '/small.jpg', width: 200 },
  { src: '/large.jpg', width: 1_600 },
];

it('shows all renditions of a photo, the widest where a browser knows no srcset', () => {
  expect(shareCoverOf({ srcSet })).toEqual({
    ...{ src: '/large.jpg', srcSet, placeholder: undefined },
  });
});

it('takes no photo without a picture, and none that would be shown as it was taken', () => {
  expect(shareCoverOf({})).toBeUndefined();
  expect(shareCoverOf({ srcSet, rotation: 90 })).toBeUndefined();
});
