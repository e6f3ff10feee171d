/** Stands between two words, so that no phrase reaches from one into the next. Longer than every gram. */
const BREAK = 'zzz';

/** Letters and digits in one run; everything else only separates them. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text as they are indexed: lower case, compatibility forms unified. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFKC').toLowerCase().match(WORD) ?? [];
}

function pairs(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/**
 * The index of a text: each letter once, then for each word its pairs of neighbours, in order. A part of a word is a
 * phrase of pairs, one letter is a gram of its own; so every part is found, in Chinese too, by whole grams.
 */
export function gramsOf(text: string): string {
  const words = [...new Set(wordsOf(text))];
  const letters = new Set(words.flatMap((word) => [...word]));
  return [...letters, ...words.flatMap((word) => [BREAK, ...pairs(word)])].join(' ');
}

/** The phrase of a part of a word in `gramsOf`. */
export function phraseOf(part: string): string {
  return pairs(part).join(' ') || part;
}
