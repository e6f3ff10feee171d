import { expect, it } from 'vitest';
import { priceText, shortPriceText } from './price.ts';

it('writes fen as yuan', () => {
  expect([0, 5, 9_600, 123_456].map(priceText)).toEqual(['0.00', '0.05', '96.00', '1234.56']);
  expect([800, 850].map(shortPriceText)).toEqual(['8', '8.50']);
});
