import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PhotoItem } from '@xiangji/internal/items';
import { useState } from 'react';
import { beforeEach, vi } from 'vitest';
import type { PhotoSource } from '../items.ts';
import { en } from '../labels.ts';
import { PhotoViewer, type PhotoViewerProps } from '../PhotoViewer.tsx';

/** A video that is left releases its data; jsdom reads none. */
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
});

/** The photo at an index; the one at 3 is a video. */
export const photo = (index: number): PhotoItem => ({
  id: `p${index}`,
  type: index === 3 ? 'video' : 'photo',
  width: 4000,
  height: 3000,
  srcSet: [
    { src: `/small/${index}.webp`, width: 480 },
    { src: `/large/${index}.webp`, width: 1600 },
  ],
  ...(index === 3 ? { video: `/full/${index}` } : { src: `/full/${index}` }),
  name: `Picture ${index}`,
  time: '1 May 2024',
});

/** A list of photos. */
export function sourceOf(count: number, getItem: PhotoSource['getItem'] = photo): PhotoSource {
  return { count, getItem };
}

/** A button that opens the viewer at the second photo. */
export function Host(props: Partial<PhotoViewerProps>) {
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <PhotoViewer
        open={open}
        onOpenChange={setOpen}
        index={index}
        onIndexChange={setIndex}
        labels={en}
        {...({ source: sourceOf(340), ...props } as PhotoViewerProps)}
      />
    </>
  );
}

export async function opened(props: Partial<PhotoViewerProps> = {}) {
  render(<Host {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('button', { name: 'Close' });
  return screen.getByRole('dialog', { name: 'Photo viewer' });
}

export const shown = () => screen.getByRole('img', { name: /^Picture/ });
