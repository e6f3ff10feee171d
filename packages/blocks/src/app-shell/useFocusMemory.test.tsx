import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useFocusMemory } from './useFocusMemory.ts';
import { useFocusOnArrival } from './useFocusOnArrival.ts';

interface PageProps {
  entry: string;
  returned: boolean;
  ready?: boolean;
}

function Page({ entry, returned, ready = true }: PageProps) {
  useFocusMemory({ entry, returned, ready });
  useFocusOnArrival({ page: entry, returned });
  return (
    <main id="main" tabIndex={-1}>
      {ready && entry === 'albums' && (
        <a href="#kyoto" data-focus-key="kyoto">
          Kyoto
        </a>
      )}
    </main>
  );
}

const hasFocus = (find: () => HTMLElement) => vi.waitFor(() => expect(document.activeElement).toBe(find()));

beforeEach(() => {
  // jsdom has no CSS object.
  vi.stubGlobal('CSS', { escape: String });
});

it('gives the focus to a new page, and back to the element when the user returns to its list', async () => {
  const { getByRole, rerender } = render(<Page entry="albums" returned={false} />);
  getByRole('link').focus();
  rerender(<Page entry="photos" returned={false} />);
  await hasFocus(() => getByRole('main'));
  rerender(<Page entry="albums" returned ready={false} />);
  rerender(<Page entry="albums" returned />);
  await hasFocus(() => getByRole('link'));
});

it('leaves the focus where it is of a link that opens the list again', async () => {
  const { getByRole, rerender } = render(<Page entry="albums" returned={false} />);
  getByRole('link').focus();
  rerender(<Page entry="photos" returned={false} />);
  rerender(<Page entry="albums" returned={false} />);
  await hasFocus(() => getByRole('main'));
});
