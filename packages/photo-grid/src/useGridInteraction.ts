import type { FocusEvent, MouseEvent } from 'react';
import {
  type GridInteractionOptions,
  tileOf,
  toggleFavorite,
  useGridKeys,
  within,
} from './keyboard/useGridKeys.ts';
import { partsOf } from './layout/index.ts';

/** The section whose heading selects its photos: by its checkbox, and in selection mode by all of it. */
function headingOf(target: EventTarget, selecting: boolean): number | undefined {
  const check = within(target, '[data-section]');
  if (check) return Number(check.dataset.section);
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
export function useGridInteraction(options: GridInteractionOptions) {
  const { engine, selectable, selecting, maxSelected, select, focus, isDisabled, onOpen, onContextMenu } =
    options;
  const { onKeyDown, isOpening } = useGridKeys(options);

  function isSelectClick(event: MouseEvent<HTMLElement>): boolean {
    if (!selectable || isOpening.current) return false;
    if (event.shiftKey || selecting || within(event.target, '[data-check]')) return true;
    return (event.ctrlKey || event.metaKey) && !within(event.target, '[data-link]');
  }

  function onClick(event: MouseEvent<HTMLElement>): void {
    if (within(event.target, '[data-retry]')) {
      engine.retry(tileOf(event.target)?.index ?? -1);
      return;
    }
    const at = headingOf(event.target, selecting && maxSelected !== 1);
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
    } else if (within(event.target, '[data-heart]')) toggleFavorite(options, tile.index);
    else if (!isForBrowser(event)) onOpen?.(tile.index, tile.element, event);
  }

  return {
    onClick,
    /** Before a router's link receives the click: one that selects must not navigate. */
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
