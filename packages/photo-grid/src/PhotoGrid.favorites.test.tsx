import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { en } from './labels.ts';
import { PhotoGrid } from './PhotoGrid.tsx';
import type { PhotoGridProps } from './PhotoGridProps.ts';

const photos = Array.from({ length: 6 }, (_, index) => ({
  ...{ src: `/${index}.webp`, width: 4, height: 3 },
  ...{ alt: `Lake ${index}`, favorite: index === 2 },
}));

function setUp(props: Omit<PhotoGridProps, 'photos' | 'source'> = {}) {
  const onFavoriteChange = vi.fn();
  const onOpen = vi.fn();
  render(<PhotoGrid {...{ photos, labels: en, onOpen, onFavoriteChange }} {...props} />);
  return { onFavoriteChange, onOpen };
}
const cell = (index: number) => screen.getAllByRole('gridcell')[index] as HTMLElement;
const heart = (index: number) => within(cell(index)).getByRole('button', { name: `Favorite Lake ${index}` });

it('reads a favorite as one, and asks for the other mark when a heart is pressed', async () => {
  const { onFavoriteChange, onOpen } = setUp();
  expect(cell(2)).toHaveAccessibleName('Lake 2, favorite');
  expect(heart(2)).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(heart(2));
  expect(onFavoriteChange).toHaveBeenLastCalledWith(2, false);
  await userEvent.click(heart(1));
  expect(onFavoriteChange).toHaveBeenLastCalledWith(1, true);
  expect(onOpen).not.toHaveBeenCalled();
});

it('asks by the key of the focused photo, unless it is disabled', async () => {
  const { onFavoriteChange } = setUp({ isDisabled: (index) => index === 1 });
  await userEvent.tab();
  await userEvent.keyboard('.{ArrowRight}.');
  expect(onFavoriteChange).toHaveBeenCalledExactlyOnceWith(0, true);
  expect(within(cell(1)).queryByRole('button')).toBeNull();
});

it('selects by a press on a heart while every click selects', async () => {
  const { onFavoriteChange } = setUp({ selectionMode: 'always' });
  // The style leaves the press to the tile.
  await userEvent.click(heart(0));
  expect(cell(0)).toHaveAttribute('aria-selected', 'true');
  expect(onFavoriteChange).not.toHaveBeenCalled();
});

it('shows hearts of favorites only, and no buttons, without a callback', () => {
  setUp({ onFavoriteChange: undefined });
  expect(screen.queryByRole('button')).toBeNull();
  expect(cell(2).querySelector('[data-favorite]')).not.toBeNull();
  expect(cell(1).querySelector('[data-favorite]')).toBeNull();
});
