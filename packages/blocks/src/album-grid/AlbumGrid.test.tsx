import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AlbumGrid } from './index.ts';

class NoObserver {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoObserver);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const items = Array.from({ length: 30 }, (_, index) => `Album ${index}`);
const grid = (
  <AlbumGrid items={items} keyOf={(item) => item} aria-label="Albums">
    {(item) => item}
  </AlbumGrid>
);

it('renders the first cards on a server, and begins with the same in the browser', async () => {
  const error = vi.spyOn(console, 'error');
  const html = renderToString(grid);
  expect(html.match(/<li/g)).toHaveLength(12);
  const container = document.createElement('div');
  container.innerHTML = html;
  const root = await act(() => hydrateRoot(container, grid));
  expect(error).not.toHaveBeenCalled();
  act(() => root.unmount());
});
