import { expect, it } from 'vitest';
import { positionText, readPosition } from './mapAddress.ts';

it('reads the position that it wrote', () => {
  const position = { lat: -33.8568, lng: 151.2153, zoom: 9.25 };
  expect(positionText(position)).toBe('-33.8568,151.2153,9.25');
  expect(readPosition(positionText(position))).toEqual(position);
});

it.each([null, '', '1,2', 'a,b,c', '91,0,3', '0,181,3', '0,0,-1', '0,0,NaN'])('refuses %j', (text) => {
  expect(readPosition(text)).toBeUndefined();
});
