import { expect, it } from 'vitest';
import { priceText } from './price.ts';

it('writes fen as yuan in each language', () => {
  const prices = [0, 5, 9_600, 123_456];
  expect(prices.map((fen) => priceText(fen, 'zh-CN'))).toEqual(['¥0.00', '¥0.05', '¥96.00', '¥1,234.56']);
  expect(prices.map((fen) => priceText(fen, 'en'))).toEqual([
    'CN¥0.00',
    'CN¥0.05',
    'CN¥96.00',
    'CN¥1,234.56',
  ]);
});

it('omits the decimals of a whole number in short', () => {
  expect([800, 850].map((fen) => priceText(fen, 'zh-CN', true))).toEqual(['¥8', '¥8.50']);
});
