import { expect, it } from 'vitest';
import { redirectTarget } from './redirectTarget.ts';

it('leads to an album, and home from anything else', () => {
  const target = (query: string) => redirectTarget(new URLSearchParams(query));
  expect(target('type=album&id=a1-B_2')).toBe('/albums/a1-B_2/photos');
  for (const query of ['', 'type=album', 'type=share&id=1', 'type=album&id=//evil.example', 'id=a1']) {
    expect(target(query)).toBe('/');
  }
});
