import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PhotoItem } from '@xiangji/internal/items';
import { describe, expect, it, vi } from 'vitest';
import { readmeKeys } from '../../../scripts/readme-keys.ts';
import { en } from './labels.ts';
import { PhotoGrid } from './PhotoGrid.tsx';
import type { PhotoGridProps } from './PhotoGridProps.ts';
import { sourceOf } from './test/sourceOf.ts';

/** Rows of five in jsdom's 1024 pixels: three sections of 12 photos. */
const sections = ['May', 'April', 'March'].map((name) => ({ key: name, name, count: 12 }));
const photo = (index: number): PhotoItem => ({
  id: `p${index}`,
  width: 400,
  height: 400,
  name: `Picture ${index}`,
});

const source = sourceOf(photo);

async function setUp(props: Omit<PhotoGridProps, 'photos' | 'source'> = {}) {
  const asked = { open: vi.fn(), menu: vi.fn(), select: vi.fn() };
  render(
    <>
      <button type="button">before</button>
      <PhotoGrid
        {...{ sections, source, labels: en }}
        layout="squares"
        selectionMode="toggle"
        onOpen={asked.open}
        onContextMenu={asked.menu}
        onSelectionChange={asked.select}
        {...props}
      />
      <button type="button">after</button>
    </>,
  );
  await userEvent.tab();
  await userEvent.tab();
  return asked;
}

const press = (keys: string) => userEvent.keyboard(keys);
const columns = () => Number(screen.getByRole('grid').getAttribute('aria-colcount'));
function focused(): number {
  const index = Number((document.activeElement as HTMLElement).dataset.index);
  expect(index).not.toBeNaN();
  return index;
}

/** The behaviour that each row of the README's table promises, by its first cell. */
const promises: Record<string, () => Promise<void>> = {
  async Tab() {
    await setUp();
    expect(focused()).toBe(0);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'after' })).toHaveFocus();
  },
  async '← →'() {
    await setUp();
    await press('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(focused()).toBe(1);
  },
  async '↑ ↓'() {
    await setUp();
    await press('{ArrowRight}{ArrowDown}');
    expect(focused()).toBe(1 + columns());
    await press('{ArrowUp}');
    expect(focused()).toBe(1);
  },
  async 'Home, End'() {
    await setUp();
    await press('{End}');
    expect(focused()).toBe(columns() - 1);
    await press('{Home}');
    expect(focused()).toBe(0);
  },
  async 'Page Up, Page Down'() {
    await setUp();
    await press('{PageDown}');
    expect(focused()).toBeGreaterThanOrEqual(columns());
    await press('{PageUp}');
    expect(focused()).toBe(0);
  },
  async 'Ctrl + Home, Ctrl + End'() {
    await setUp();
    await press('{Control>}{End}{/Control}');
    expect(focused()).toBe(35);
    await press('{Control>}{Home}{/Control}');
    expect(focused()).toBe(0);
  },
  async 'Ctrl + ↑, Ctrl + ↓'() {
    await setUp();
    await press('{ArrowRight}{Control>}{ArrowDown}{ArrowDown}{/Control}');
    expect(focused()).toBe(24);
    await press('{ArrowRight}{Control>}{ArrowUp}{/Control}');
    expect(focused()).toBe(24);
    await press('{Control>}{ArrowUp}{/Control}');
    expect(focused()).toBe(12);
  },
  async Enter() {
    const { open } = await setUp();
    await press('{ArrowRight}{Enter}');
    expect(open).toHaveBeenLastCalledWith(1, document.activeElement, expect.anything());
  },
  async Space() {
    const { select } = await setUp();
    await press('{ArrowRight} ');
    expect(select).toHaveBeenLastCalledWith([{ start: 1, end: 2 }]);
    await press(' ');
    expect(select).toHaveBeenLastCalledWith([]);
  },
  async 'Shift + any move'() {
    const { select } = await setUp();
    await press('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(select).toHaveBeenLastCalledWith([{ start: 0, end: 3 }]);
    await press('{Shift>}{ArrowLeft}{/Shift}');
    expect(select).toHaveBeenLastCalledWith([{ start: 0, end: 2 }]);
    await press('{Shift>}{Control>}{End}{/Control}{/Shift}');
    expect(select).toHaveBeenLastCalledWith([{ start: 0, end: 36 }]);
  },
  async 'Shift + Space'() {
    const { select } = await setUp();
    await press(' {Shift>} {/Shift}');
    expect(select).toHaveBeenLastCalledWith([{ start: 0, end: 1 }]);
  },
  async 'Ctrl + Space'() {
    const { select } = await setUp();
    await press('{Control>} {/Control}');
    expect(select).toHaveBeenLastCalledWith([{ start: 0, end: 12 }]);
    await press('{Control>} {/Control}');
    expect(select).toHaveBeenLastCalledWith([]);
  },
  async 'Ctrl + A, Escape'() {
    const { select } = await setUp();
    await press('{Control>}a{/Control}');
    expect(select).toHaveBeenLastCalledWith([{ start: 0, end: 36 }]);
    await press('{Escape}');
    expect(select).toHaveBeenLastCalledWith([]);
  },
  async '.'() {
    const mark = vi.fn();
    await setUp({ onFavoriteChange: mark });
    await press('.');
    expect(mark).toHaveBeenCalledExactlyOnceWith(0, true);
  },
  async 'context-menu key'() {
    const { menu } = await setUp();
    await press('{ArrowRight}');
    // The browser turns the key into this event on what has the focus.
    document.activeElement?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
    expect(menu).toHaveBeenLastCalledWith(1, expect.anything());
  },
};

const rows = readmeKeys('photo-grid');

describe("the README's keyboard table", () => {
  it('says as much as is tested', () => {
    expect(rows.map(([key]) => key)).toEqual(Object.keys(promises));
  });
  for (const [key, does] of rows) it(`${key}: ${does}`, async () => promises[key]?.());
});
