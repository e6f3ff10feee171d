// Every code block of the READMEs is executed, and its component rendered and used. The grid's examples are files of
// their own: photo-grid/src/readmeExamples.test.tsx.

import { fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import type { OrganizerLevel } from '@xiangji/blocks';
import { type PhotoItem, PhotoViewer, type PhotoViewerProps, type RootProps } from '@xiangji/photo-viewer';
import { UiProvider } from '@xiangji/ui';
import { type ComponentType, createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bitmap, stubPictures } from '../../packages/cropper/src/test/bitmaps.ts';
import { stubBrowser } from '../../packages/ui/src/test/browserStubs.ts';
import { blocksOf } from './readmeModules.ts';

type Example = Record<string, unknown>;

const photos: PhotoItem[] = ['lisbon', 'porto'].map((id) => ({ id, src: `/${id}.jpg`, width: 4, height: 3 }));
/** In place of a file, which jsdom cannot decode. */
const file = bitmap(800, 600);
const cut = new Blob(['cut'], { type: 'image/jpeg' });

/** Draws nothing. */
class StubCanvas {
  getContext = () => ({ fillRect() {}, translate() {}, rotate() {}, scale() {}, drawImage() {} });
  convertToBlob = async () => cut;
}
const albumOf = (name: string, position: number) => ({
  id: name,
  kind: 'album' as const,
  name,
  initial: name,
  position,
  startDate: null,
  endDate: null,
  createdAt: position,
  cover: null,
  count: 0,
});
const level: OrganizerLevel = {
  id: null,
  order: 'custom',
  albums: [albumOf('Kyoto', 0), albumOf('Nara', 1)],
};

function show(example: unknown, props: object = {}): void {
  render(createElement(example as ComponentType<object>, props), {
    wrapper: ({ children }) => <UiProvider locale="en">{children}</UiProvider>,
  });
}

async function showsPhoto(position: number): Promise<void> {
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(`${position} / 2`));
}

/** Uses the exports of a code block, by the package and the position in its README. */
const uses: Record<string, (example: Example) => unknown> = {
  'ui/1': async (example: Example) => {
    show(example.App);
    await userEvent.click(screen.getByRole('button', { name: 'New album' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toBeInTheDocument();
  },
  'ui/2': async (example: Example) => expect(example.albumTheme).toMatch(/\w/),
  'blocks/1': async (example: Example) => {
    show(example.App);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findAllByRole('menuitem')).toHaveLength(2);
  },
  'blocks/2': async (example: Example) => {
    // A window between a phone's and a PC's: the places are a rail.
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    show(example.Frame, { current: 'photos', children: 'Content' });
    expect(screen.getByRole('main')).toHaveTextContent('Content');
    expect(screen.getByRole('link', { name: 'Photos', current: 'page' })).toHaveAttribute('href', '/photos');
  },
  'blocks/3': async (example: Example) => {
    const onSave = vi.fn();
    show(example.Arrange, { levels: [level], onSave, onCancel: vi.fn() });
    expect(screen.getAllByRole('option')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ created: [] }));
  },
  'photo-viewer/1': async () => {},
  'photo-viewer/2': async (example: Example) => {
    show(example.Album, { photos });
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await showsPhoto(1);
  },
  'photo-viewer/3': async (example: Example) => {
    show(example.PlainViewer, { open: true, photos } satisfies RootProps);
    await showsPhoto(1);
  },
  'photo-viewer/4': async (example: Example) => {
    const onLike = vi.fn();
    const LikeButton = example.LikeButton as ComponentType<{ onLike: (id: string) => void }>;
    show(() => <PhotoViewer open photos={photos} actions={<LikeButton onLike={onLike} />} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Like' }));
    expect(onLike).toHaveBeenCalledWith('lisbon');
  },
  'photo-viewer/5': async (example: Example) => {
    show(example.GrowingViewer, { open: true, photos } satisfies PhotoViewerProps);
    await showsPhoto(1);
  },
  'photo-viewer/6': async (example: Example) => {
    const onClose = vi.fn();
    show(example.BackViewer, { open: true, photos, onClose });
    await screen.findByRole('dialog');
    fireEvent.popState(window);
    expect(onClose).toHaveBeenCalled();
  },
  'photo-viewer/7': async (example: Example) => {
    window.location.hash = '#photo-porto';
    show(example.LinkedViewer, { photos });
    await showsPhoto(2);
    await userEvent.keyboard('{ArrowLeft}');
    expect(window.location.hash).toBe('#photo-lisbon');
  },
  'photo-viewer/8': async (example: Example) => {
    const useZoomed = example.useZoomed as (options: { photos: PhotoItem[] }) => { view: object };
    const { result } = renderHook(() => useZoomed({ photos }));
    expect(result.current.view).toMatchObject({ rotation: 0 });
  },
  'cropper/1': async () => {},
  'cropper/2': async (example: Example) => {
    const onDone = vi.fn();
    show(example.ChangeCover, { file, onDone });
    await screen.findByRole('slider', { name: 'Zoom' });
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(cut));
  },
  'cropper/3': async (example: Example) => {
    show(example.WithAspects, { file });
    expect(await screen.findByRole('radio', { name: '4:3' })).toBeInTheDocument();
  },
  'cropper/4': async (example: Example) => {
    show(example.Bare, { url: '/lisbon.jpg' });
    await userEvent.click(screen.getByRole('button', { name: 'Rotate' }));
    expect(screen.getByRole('application')).toBeInTheDocument();
  },
  'locale/1': async (example: Example) => {
    show(example.Album, { photos });
    expect(await screen.findByRole('dialog', { name: '照片浏览' })).toBeInTheDocument();
  },
};

stubPictures();
beforeEach(() => {
  stubBrowser();
  vi.stubGlobal('OffscreenCanvas', StubCanvas);
  setFileScope('readme.css.ts', 'docs');
});
afterEach(() => {
  endFileScope();
  window.location.hash = '';
});

const blocks = ['ui', 'blocks', 'photo-viewer', 'cropper', 'locale'].flatMap((name) =>
  blocksOf(name).map(([path], index): [name: string, path: string] => [`${name}/${index + 1}`, path]),
);

it.each(blocks)('runs the code block %s', async (name, path) => {
  const complain = vi.spyOn(console, 'error');
  const use = uses[name] ?? expect.fail('Add its use');
  await use(await import(/* @vite-ignore */ path));
  expect(complain).not.toHaveBeenCalled();
});
