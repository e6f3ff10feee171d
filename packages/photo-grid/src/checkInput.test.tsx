import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from './labels.ts';
import { PhotoGrid, type PhotoGridProps } from './PhotoGrid.tsx';

const sections = [{ key: 'all', name: '', count: 2 }];
let messages: string[] = [];
beforeEach(() => {
  messages = [];
  vi.spyOn(console, 'error').mockImplementation((message: string) => void messages.push(message));
});
afterEach(() => void vi.restoreAllMocks());

function draw(props: object): void {
  render(
    <PhotoGrid {...({ sections, dataVersion: 1, labels: en, ...props } as unknown as PhotoGridProps)} />,
  );
}

it('needs no more than src, width, height and alt', () => {
  draw({ getItem: (at: number) => ({ src: `/${at}.webp`, width: 400, height: 300, alt: `A lake ${at}` }) });
  const tile = screen.getByRole('gridcell', { name: 'A lake 1' });
  expect(tile.querySelector('img')).toHaveAttribute('src', '/1.webp');
  expect(messages).toEqual([]);
});

it('names a photo without alt and name by its type', () => {
  draw({ getItem: (at: number) => ({ src: `/${at}.webp`, width: 400, height: 300 }) });
  expect(screen.getAllByRole('gridcell', { name: 'Photo' })).toHaveLength(2);
});

it('offers a picture in several widths', () => {
  const srcSet = [
    { src: '/large.webp', width: 800 },
    { src: '/small.webp', width: 200 },
  ];
  draw({ getItem: (at: number) => ({ id: `p${at}`, srcSet, width: 4, height: 3, alt: `Lake ${at}` }) });
  const image = screen.getByRole('gridcell', { name: 'Lake 0' }).querySelector('img');
  expect(image).toHaveAttribute('src', '/small.webp');
  expect(image).toHaveAttribute('srcset', '/small.webp 200w, /large.webp 800w');
});

it.each<[string, object, RegExp]>([
  [
    'no size',
    { getItem: () => ({ src: 'a' }) },
    /getItem\(0\) has the width undefined and the height undefined/,
  ],
  ['no picture', { getItem: () => ({ width: 4, height: 3 }) }, /getItem\(0\) has no picture: give it `src`/],
  ['null', { getItem: () => null }, /getItem\(0\) returns null/],
  ['no getItem', {}, /`getItem` has to be a function/],
  ['no sections', { sections: undefined, getItem: () => undefined }, /`sections` has to be an array/],
  [
    'a key twice',
    { sections: [...sections, ...sections], getItem: () => undefined },
    /Two sections have the key "all"/,
  ],
])('says what is wrong with %s instead of a crash', (_, props, message) => {
  draw(props);
  expect(screen.getByRole('grid')).toBeInTheDocument();
  expect(messages).toContainEqual(expect.stringMatching(message));
});
