import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { PhotoListProps } from '../../shared/photoList/PhotoList.tsx';
import { DeferredPhotos } from './DeferredPhotos.tsx';

const drawn = vi.hoisted((): string[] => []);

/** A component that notes that it is mounted. */
const part = vi.hoisted(() => async (name: string) => {
  const { useEffect } = await import('react');
  return () => {
    useEffect(() => void drawn.push(name), []);
    return null;
  };
});

vi.mock('../../shared/photoList/PhotoList.tsx', async () => ({ PhotoList: await part('photos') }));
vi.mock('@xiangji/blocks', async (original) => ({
  ...(await original<typeof import('@xiangji/blocks')>()),
  PhotoSkeletons: await part('skeletons'),
}));

const SHARE = '/s/a1B2c3';

/** Returns the mounted parts, in order, at an entry of the history. */
function drawnAt(entry: { pathname: string; state?: unknown }, firstPaint = ''): readonly string[] {
  drawn.length = 0;
  document.body.innerHTML = `<div id="root">${firstPaint}</div>`;
  const container = document.body.appendChild(document.createElement('div'));
  render(
    <MemoryRouter initialEntries={[entry]}>
      <DeferredPhotos {...({} as PhotoListProps)} />
    </MemoryRouter>,
    { container },
  );
  return drawn;
}

const FIRST_PAINT = '<div data-first-paint></div>';

afterEach(() => {
  document.body.innerHTML = '';
});

it('draws the photos after the rest of the page’s first screen', () => {
  expect(drawnAt({ pathname: SHARE }, FIRST_PAINT)).toEqual(['skeletons', 'photos']);
});

it('draws them at once where a screen stood already', () => {
  expect(drawnAt({ pathname: SHARE })).toEqual(['photos']);
});

it('renders them at once on return to a position, or when a photo is open above them', () => {
  expect(drawnAt({ pathname: SHARE, state: { anchor: { id: 'p1', offset: 0 } } }, FIRST_PAINT)).toEqual([
    'photos',
  ]);
  expect(drawnAt({ pathname: `${SHARE}/photos/p1` }, FIRST_PAINT)).toEqual(['photos']);
});
