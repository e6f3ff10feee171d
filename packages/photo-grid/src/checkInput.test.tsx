import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from './labels.ts';
import { PhotoGrid } from './PhotoGrid.tsx';
import type { PhotoGridProps } from './PhotoGridProps.ts';

const sections = [{ key: 'all', name: '', count: 2 }];
/** Two photos. */
const photosOf = (photo: (at: number) => unknown) => ({ photos: [photo(0), photo(1)] });
let messages: string[] = [];
beforeEach(() => {
  messages = [];
  vi.spyOn(console, 'error').mockImplementation((message: string) => void messages.push(message));
});
afterEach(() => void vi.restoreAllMocks());

function draw(props: object): void {
  render(<PhotoGrid {...({ labels: en, ...props } as unknown as PhotoGridProps)} />);
}

it('needs no more than src, width, height and alt', () => {
  draw(photosOf((at) => ({ src: `/${at}.webp`, width: 400, height: 300, alt: `A lake ${at}` })));
  const tile = screen.getByRole('gridcell', { name: 'A lake 1' });
  expect(tile.querySelector('img')).toHaveAttribute('src', '/1.webp');
  expect(messages).toEqual([]);
});

it('names a photo without alt and name by its type', () => {
  draw(photosOf((at) => ({ src: `/${at}.webp`, width: 400, height: 300 })));
  expect(screen.getAllByRole('gridcell', { name: 'Photo' })).toHaveLength(2);
});

it('offers a picture in several widths', () => {
  const srcSet = [
    { src: '/large.webp', width: 800 },
    { src: '/small.webp', width: 200 },
  ];
  draw(photosOf((at) => ({ id: `p${at}`, srcSet, width: 4, height: 3, alt: `Lake ${at}` })));
  const image = screen.getByRole('gridcell', { name: 'Lake 0' }).querySelector('img');
  expect(image).toHaveAttribute('src', '/small.webp');
  expect(image).toHaveAttribute('srcset', '/small.webp 200w, /large.webp 800w');
});

it.each<[string, object, RegExp]>([
  ['no size', photosOf(() => ({ src: 'a' })), /photo 0 has the width undefined and the height undefined/],
  ['no image', photosOf(() => ({ width: 4, height: 3 })), /photo 0 has no picture: give it `src`/],
  ['null', photosOf(() => null), /photo 0 is null/],
  ['no photos', {}, /`photos` has to be an array/],
  ['a source without getItem', { source: { count: 2 } }, /`source` has to have `count`/],
  [
    'a source without versions',
    { source: { count: 0, getItem: () => undefined, subscribe: () => () => {} } },
    /`source` has `subscribe` and no `getVersion`/,
  ],
  ['wrong sections', { photos: [], sections: 3 }, /`sections` has to be an array/],
  ['a key twice', { photos: [], sections: [...sections, ...sections] }, /Two sections have the key "all"/],
])('reports %s instead of a crash', (_, props, message) => {
  draw(props);
  expect(screen.getByRole('grid')).toBeInTheDocument();
  expect(messages).toContainEqual(expect.stringMatching(message));
});
