import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { sectionItems } from '../layout/index.ts';
import type { SelectionActions } from '../selection/useSelection.ts';
import type { PhotoSnapshot } from '../source/usePhotoSource.ts';
import type { GridEngine } from '../virtual/GridEngine.ts';
import { nextPhoto } from './nextPhoto.ts';

/** The key of the same action in the viewer, where F is fullscreen. */
const FAVORITE_KEY = '.';

/** The click or key press that opened a photo. */
export type OpenEvent = MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>;

export interface GridInteractionOptions {
  list: Pick<PhotoSnapshot, 'getItem'>;
  engine: GridEngine;
  selectable: boolean;
  selecting: boolean;
  /** With 1, nothing selects a range. */
  maxSelected?: number;
  select: SelectionActions;
  focus: {
    active: number | undefined;
    focusPhoto(index: number): void;
    onFocus(index: number): void;
    onBlur(): void;
  };
  isDisabled?: (index: number) => boolean;
  onOpen?: (index: number, element: HTMLElement, event: OpenEvent) => void;
  onFavoriteChange?: (index: number, favorite: boolean) => void;
  onContextMenu?: (index: number, event: MouseEvent<HTMLElement>) => void;
}

/** The tile that an event happened in, and its photo's index. */
export function tileOf(target: EventTarget): { index: number; element: HTMLElement } | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  const index = Number(element?.dataset.index);
  return element && Number.isInteger(index) ? { index, element } : undefined;
}

export function within(target: EventTarget, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** Selects by a key; false for keys that do not select. */
function selectByKey(
  event: KeyboardEvent<HTMLElement>,
  index: number,
  { engine, select, maxSelected }: Pick<GridInteractionOptions, 'engine' | 'select' | 'maxSelected'>,
): boolean {
  const ctrl = (event.ctrlKey || event.metaKey) && maxSelected !== 1;
  if (event.key === ' ') {
    const section = sectionItems(engine.layout, index);
    if (ctrl) select.toggleRange(section.start, section.end);
    else if (event.shiftKey) select.extendTo(index);
    else select.toggle(index);
    return true;
  }
  if (ctrl && event.key.toLowerCase() === 'a') {
    const count = engine.layout.count;
    select.set(count > 0 ? [{ start: 0, end: count }] : []);
    return true;
  }
  if (event.key === 'Escape' && select.selection.length > 0) {
    select.set([]);
    return true;
  }
  return false;
}

/** Asks for the other mark of a photo; false where photos cannot be marked. */
export function toggleFavorite(
  { list, onFavoriteChange }: Pick<GridInteractionOptions, 'list' | 'onFavoriteChange'>,
  index: number,
): boolean {
  const item = list.getItem(index);
  if (!item || !onFavoriteChange) return false;
  onFavoriteChange(index, item.favorite !== true);
  return true;
}

/** Handles keys. `isOpening`: Enter is clicking the tile's link, also while clicks select. */
export function useGridKeys(options: GridInteractionOptions) {
  const { engine, selectable, select, focus, isDisabled, onOpen } = options;
  const isOpening = useRef(false);

  function open(tile: { index: number; element: HTMLElement }, event: KeyboardEvent<HTMLElement>): void {
    const link = tile.element.querySelector('[data-link]');
    if (!link) {
      onOpen?.(tile.index, tile.element, event);
      return;
    }
    const { ctrlKey, metaKey, shiftKey } = event;
    isOpening.current = true;
    link.dispatchEvent(
      new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );
    isOpening.current = false;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const tile = tileOf(event.target);
    // Buttons inside a tile answer to their own keys.
    const onLink = within(event.target, '[data-link]') !== null;
    if (!tile || !(event.target === tile.element || onLink) || event.altKey) return;
    // The browser clicks a link that has the focus.
    if (onLink && event.key === 'Enter') return;
    if (pressKey(event, tile)) event.preventDefault();
  }

  function pressKey(
    event: KeyboardEvent<HTMLElement>,
    tile: { index: number; element: HTMLElement },
  ): boolean {
    const ctrl = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter') {
      if (!engine.retry(tile.index) && !isDisabled?.(tile.index)) open(tile, event);
      return true;
    }
    if (event.key === FAVORITE_KEY && !ctrl && !isDisabled?.(tile.index)) {
      return toggleFavorite(options, tile.index);
    }
    if (selectable && selectByKey(event, tile.index, options)) return true;
    const rightToLeft = getComputedStyle(tile.element).direction === 'rtl';
    const page = engine.box.viewportHeight * 0.9;
    const next = nextPhoto(engine.layout, { index: tile.index, page }, { key: event.key, ctrl, rightToLeft });
    if (next === undefined) return false;
    if (selectable && event.shiftKey) select.extendTo(next, tile.index);
    else select.startAt(next);
    focus.focusPhoto(next);
    return true;
  }

  return { onKeyDown, isOpening };
}
