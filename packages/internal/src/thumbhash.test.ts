import { expect, it } from 'vitest';
import { thumbhashColor, thumbhashUrl } from './thumbhash.ts';

const HASH = '1QcSHQRnh493V4dIh4eXh1h4kJUI';

it('makes a picture and a colour of a hash', () => {
  expect(thumbhashUrl(HASH)).toMatch(/^data:image\/png;base64,/);
  expect(thumbhashUrl(HASH)).toBe(thumbhashUrl(HASH));
  expect(thumbhashColor(HASH)).toMatch(/^rgb\(\d+ \d+ \d+ \/ 1\.00\)$/);
});

it.each([undefined, null, '', 'not base64!'])('returns undefined for %j', (hash) => {
  expect(thumbhashUrl(hash)).toBeUndefined();
  expect(thumbhashColor(hash)).toBeUndefined();
});
