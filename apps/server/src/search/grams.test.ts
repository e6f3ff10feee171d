import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gramsOf, phraseOf, wordsOf } from './grams.ts';

it('reads words in lower case, without signs and compatibility forms', () => {
  expect(wordsOf('Ｘi-Hu 西湖.JPG №1')).toEqual(['xi', 'hu', '西湖', 'jpg', 'no1']);
});

it('indexes letters and pairs, and keeps words apart', () => {
  expect(gramsOf('西湖 ab')).toBe('西 湖 a b zzz 西湖 zzz ab');
  expect(phraseOf('西湖春')).toBe('西湖 湖春');
  expect(phraseOf('湖')).toBe('湖');
});

const letters = fc.constantFrom('a', 'b', '1', '湖', '𠮷');
const word = fc.string({ unit: letters, minLength: 1, maxLength: 8 });

it('finds every part of every word, and no part that is in none', () => {
  const grams = (texts: readonly string[]) => ` ${gramsOf(texts.join(' '))} `;
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), word, (texts, part) => {
      const isIn = texts.some((text) => text.includes(part));
      return grams(texts).includes(` ${phraseOf(part)} `) === isIn;
    }),
  );
});
