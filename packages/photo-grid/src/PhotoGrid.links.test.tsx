import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { en } from './labels.ts';
import { PhotoGrid } from './PhotoGrid.tsx';
import type { PhotoGridProps } from './PhotoGridProps.ts';

const photos = Array.from({ length: 12 }, (_, index) => ({
  ...{ src: `/${index}.webp`, width: 4, height: 3 },
  alt: `Lake ${index}`,
}));
const getHref = (index: number) => `#photo-${index}`;

function draw(props: Omit<PhotoGridProps, 'photos' | 'source'> = {}) {
  const onOpen = vi.fn();
  render(<PhotoGrid {...{ photos, labels: en, getHref, onOpen }} {...props} />);
  return onOpen;
}
const cell = (index: number) => screen.getByRole('gridcell', { name: `Lake ${index}` });
const link = (index: number) => within(cell(index)).getByRole('link', { name: `Lake ${index}` });

/** Whether the browser would follow the link. */
function follows(element: Element, modifiers: MouseEventInit = {}): boolean {
  const click = createEvent.click(element, modifiers);
  fireEvent(element, click);
  return !click.defaultPrevented;
}

it('makes tiles links with one tab stop for all', async () => {
  draw();
  expect(link(2)).toHaveAttribute('href', '#photo-2');
  await userEvent.tab();
  expect(cell(0)).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

it('opens by a click, whose event can keep the browser on the page', () => {
  const onOpen = draw();
  expect(follows(link(2))).toBe(true);
  expect(onOpen).toHaveBeenLastCalledWith(2, cell(2), expect.objectContaining({ type: 'click' }));
  onOpen.mockImplementation((_index, _element, event) => event.preventDefault());
  expect(follows(link(2))).toBe(false);
});

it.each([{ ctrlKey: true }, { metaKey: true }])('leaves a click with %o to the browser', (modifiers) => {
  const onOpen = draw({ selectionMode: 'toggle' });
  expect(follows(link(2), modifiers)).toBe(true);
  expect(onOpen).not.toHaveBeenCalled();
  expect(cell(2)).toHaveAttribute('aria-selected', 'false');
});

it('selects by check, Shift + click and, in selection mode, by every click, and follows no link then', () => {
  const onOpen = draw({ selectionMode: 'toggle' });
  expect(follows(within(cell(1)).getByRole('button', { name: 'Select Lake 1' }))).toBe(false);
  expect(follows(link(3), { shiftKey: true })).toBe(false);
  expect(follows(link(5))).toBe(false);
  expect(screen.getAllByRole('gridcell', { selected: true })).toEqual([1, 2, 3, 5].map(cell));
  expect(onOpen).not.toHaveBeenCalled();
});

it('opens by Enter on the tile and on its link, also in selection mode', async () => {
  const onOpen = draw({ selectionMode: 'always' });
  cell(1).focus();
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenLastCalledWith(1, cell(1), expect.objectContaining({ type: 'click' }));
  expect(cell(1)).toHaveAttribute('aria-selected', 'false');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onOpen).toHaveBeenCalledOnce();
});

it('moves by arrows from a link that was clicked', async () => {
  draw();
  await userEvent.click(link(2));
  await userEvent.keyboard('{ArrowRight}');
  expect(cell(3)).toHaveFocus();
});

it('lets a router render the link, which does not receive clicks that select', () => {
  const navigate = vi.fn();
  const renderLink: PhotoGridProps['renderLink'] = ({ href, ...props }) => (
    <a {...props} href={href} data-router onClick={(event) => event.defaultPrevented || navigate(href)} />
  );
  draw({ selectionMode: 'toggle', renderLink });
  expect(link(2)).toHaveAttribute('data-router');
  follows(link(2));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('#photo-2');
  follows(link(2), { shiftKey: true });
  follows(link(4));
  expect(navigate).toHaveBeenCalledOnce();
});
