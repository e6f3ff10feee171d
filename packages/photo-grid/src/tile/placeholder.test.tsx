import { render, screen, waitFor } from '@testing-library/react';
import type { PhotoItem } from '@xiangji/internal/items';
import { expect, it } from 'vitest';
import { PhotoGrid } from '../PhotoGrid.tsx';

/** A sunset over the sea, from the documentation of ThumbHash. */
const THUMBHASH = '1QcSHQRnh493V4dIh4eXh1h4kJUI';

function draw(item: Partial<PhotoItem>): HTMLElement | null {
  const photo: PhotoItem = { id: 'p', width: 400, height: 300, ...item };
  render(<PhotoGrid photos={[photo]} />);
  return screen.getByRole('gridcell').querySelector('div');
}

it('shows one colour at once, and the blurred picture when there is time', async () => {
  const picture = draw({ thumbhash: THUMBHASH });
  expect(picture?.style.backgroundColor).toMatch(/^rgb/);
  expect(picture?.style.backgroundImage).toBe('');
  await waitFor(() => expect(picture?.style.backgroundImage).toMatch(/^url\("?data:image\/png/));
  expect(picture?.style.backgroundColor).toBe('');
});

it.each([
  ['cannot be read', { thumbhash: '%' }],
  ['lies otherwise than its picture', { thumbhash: THUMBHASH, rotation: 90 }],
] as const)('leaves out a placeholder that %s', (_, item) => {
  expect(draw(item)?.style.background).toBe('');
});

it('shows a movie without a poster as its badge, and requests nothing', () => {
  const picture = draw({ type: 'video', video: '/full/1', duration: 65 });
  expect(picture).toHaveTextContent('▶ 1:05');
  expect(document.querySelector('img, video')).toBeNull();
});
