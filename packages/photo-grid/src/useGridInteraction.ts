import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { nextPhoto } from './keyboard/nextPhoto.ts';
import { partsOf, sectionItems } from './layout/index.ts';
import type { SelectionActions } from './selection/useSelection.ts';
import type { GridEngine } from './virtual/GridEngine.ts';

/** The click or key press that opened a photo. */
export type OpenEvent = MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>;

interface Options {
  engine: GridEngine;
  selectable: boolean;
  selecting: boolean;
  select: SelectionActions;
  focus: {
    active: number | undefined;
    focusPhoto(index: number): void;
    onFocus(index: number): void;
    onBlur(): void;
  };
  isDisabled?: (index: number) => boolean;
  onOpen?: (index: number, element: HTMLElement, event: OpenEvent) => void;
  onContextMenu?: (index: number, event: MouseEvent<HTMLElement>) => void;
}

/** The tile that an event happened in, and its photo's position. */
function tileOf(target: EventTarget): { index: number; element: HTMLElement } | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  const index = Number(element?.dataset.index);
  return element && Number.isInteger(index) ? { index, element } : undefined;
}

function within(target: EventTarget, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** The section whose heading selects its photos: by its checkbox, and in selection mode by all of it. */
function headingOf(target: EventTarget, selecting: boolean): number | undefined {
  const check = within(target, '[data-group]');
  if (check) return Number(check.dataset.group);
  // Controls of a heading of the owner's own keep their clicks.
  const heading = selecting && !within(target, 'a, button, input') && within(target, '[data-heading]');
  return heading ? Number(heading.dataset.heading) : undefined;
}

/** A modified click on a link opens a tab, a window or a download. */
function isForBrowser(event: MouseEvent<HTMLElement>): boolean {
  const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return isModified && within(event.target, '[data-link]') !== null;
}

/** Handles clicks and keys. One listener of each kind for the whole grid, however many tiles there are. */
export function useGridInteraction(options: Options) {
  const { engine, selectable, selecting, select, focus, isDisabled, onOpen, onContextMenu } = options;

  /** Enter opens by the tile's link, also while clicks select. */
  const isOpening = useRef(false);

  function isSelectClick(event: MouseEvent<HTMLElement>): boolean {
    if (!selectable || isOpening.current) return false;
    if (event.shiftKey || selecting || within(event.target, '[data-check]')) return true;
    return (event.ctrlKey || event.metaKey) && !within(event.target, '[data-link]');
  }

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

  function onClick(event: MouseEvent<HTMLElement>): void {
    if (within(event.target, '[data-retry]')) {
      engine.retry(tileOf(event.target)?.index ?? -1);
      return;
    }
    const at = headingOf(event.target, selecting);
    if (at !== undefined) {
      const layout = engine.layout;
      select.toggleRange(layout.firstItems[at] ?? 0, layout.firstItems[partsOf(layout, at).end] ?? 0);
      return;
    }
    const tile = tileOf(event.target);
    if (!tile || isDisabled?.(tile.index)) return;
    if (isSelectClick(event)) {
      if (event.shiftKey) select.extendTo(tile.index);
      else select.toggle(tile.index);
    } else if (!isForBrowser(event)) onOpen?.(tile.index, tile.element, event);
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
    if (selectable && selectKey(event, tile.index)) return true;
    const rightToLeft = getComputedStyle(tile.element).direction === 'rtl';
    const page = engine.box.viewportHeight * 0.9;
    const next = nextPhoto(engine.layout, { index: tile.index, page }, { key: event.key, ctrl, rightToLeft });
    if (next === undefined) return false;
    if (selectable && event.shiftKey) select.extendTo(next, tile.index);
    else select.startAt(next);
    focus.focusPhoto(next);
    return true;
  }

  function selectKey(event: KeyboardEvent<HTMLElement>, index: number): boolean {
    const ctrl = event.ctrlKey || event.metaKey;
    if (event.key === ' ') {
      const group = sectionItems(engine.layout, index);
      if (ctrl) select.toggleRange(group.start, group.end);
      else if (event.shiftKey) select.extendTo(index);
      else select.toggle(index);
      return true;
    }
    if (ctrl && event.key.toLowerCase() === 'a') {
      const count = engine.layout.count;
      select.set(count > 0 ? [[0, count]] : []);
      return true;
    }
    if (event.key === 'Escape' && select.selection.length > 0) {
      select.set([]);
      return true;
    }
    return false;
  }

  return {
    onClick,
    /** Before a router's link hears of the click: one that selects leads nowhere. */
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (tileOf(event.target) && isSelectClick(event)) event.preventDefault();
    },
    onKeyDown,
    onFocus(event: FocusEvent<HTMLElement>) {
      const tile = tileOf(event.target);
      if (tile) focus.onFocus(tile.index);
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      if (!event.currentTarget.contains(event.relatedTarget)) focus.onBlur();
    },
    onContextMenu(event: MouseEvent<HTMLElement>) {
      const tile = tileOf(event.target);
      if (tile) onContextMenu?.(tile.index, event);
    },
  };
}
