import { readdirSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { LinkedPhotos } from '../examples/Links.tsx';
import { third } from '../examples/layout.ts';
import { withNextImage } from '../examples/NextImage.tsx';
import { Library } from '../examples/OwnDataSource.tsx';
import { Circles } from '../examples/OwnTile.tsx';
import { Days } from '../examples/PhotoGrid.packed.tsx';
import { Album } from '../examples/PhotoGrid.place.tsx';
import { ThreePhotos } from '../examples/PhotoGrid.props.tsx';
import { Timeline } from '../examples/PhotoGrid.tsx';
import { ServerRendered } from '../examples/ServerSizes.tsx';
import { WithScrubber } from '../examples/WithScrubber.tsx';

const folder = `${process.cwd()}/packages/photo-grid`;

/** Shown by Storybook only. */
const ON_DOCS_PAGES = ['PhotoGrid.packed.tsx', 'PhotoGrid.props.tsx'];

it.each(readdirSync(`${folder}/examples`).filter((name) => ![...ON_DOCS_PAGES, 'Links.tsx'].includes(name)))(
  'shows examples/%s in the README as it is compiled',
  (name) => {
    expect(readFileSync(`${folder}/README.md`, 'utf8')).toContain(
      readFileSync(`${folder}/examples/${name}`, 'utf8'),
    );
  },
);

const photos = ['Lisbon', 'Porto', 'Faro'].map((alt) => ({ src: `/${alt}.jpg`, width: 3, height: 2, alt }));
const sections = [{ key: '2024-06', name: 'June 2024', count: photos.length }];
const loadRange = async ({ start, end }: { start: number; end: number }) =>
  photos.slice(start, end).map((photo) => ({ ...photo, id: photo.alt }));
const NextImage = withNextImage((props) => <img {...props} data-next="" alt={props.alt ?? ''} />);

const examples: Record<string, ReactElement> = {
  'PhotoGrid.place.tsx': (
    <Album options={{ listKey: 'all', sections, keyOf: ({ id }) => String(id), loadRange }} />
  ),
  'Links.tsx': <LinkedPhotos photos={photos} openViewer={() => {}} />,
  'NextImage.tsx': <NextImage photos={photos} />,
  'OwnDataSource.tsx': <Library sections={sections} />,
  'OwnTile.tsx': <Circles photos={photos} />,
  'ServerSizes.tsx': <ServerRendered photos={photos} />,
  'PhotoGrid.packed.tsx': <Days photos={photos} days={sections} />,
  'PhotoGrid.props.tsx': <ThreePhotos photos={photos} />,
  'PhotoGrid.tsx': <Timeline photos={photos} open={() => {}} />,
  'WithScrubber.tsx': <WithScrubber photos={photos} />,
};

afterEach(() => vi.unstubAllGlobals());

it.each(Object.entries(examples))('runs examples/%s: its photos are in a grid', async (_, example) => {
  const pictures = photos.map(({ src, alt, ...size }) => ({
    uuid: alt,
    url: src,
    w: 3,
    h: 2,
    title: alt,
    ...size,
  }));
  vi.stubGlobal('fetch', async () => Response.json(pictures));
  render(example);
  expect(await screen.findByRole('gridcell', { name: /Porto/ })).toBeInTheDocument();
});

it('runs examples/layout.ts: the third photo has a box', () => {
  expect((third?.width ?? 0) / (third?.height ?? 1)).toBeCloseTo(1, 1);
});

it('runs every example', () => {
  expect([...Object.keys(examples), 'layout.ts'].sort()).toEqual(readdirSync(`${folder}/examples`).sort());
});
