import { ArrowLeftIcon, Button, VisuallyHidden } from '@xiangji/ui';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import type { AlbumGridHandle, AlbumGridSize } from '../album-grid/index.ts';
import * as css from './AlbumOrganizer.css.ts';
import { OrganizerList } from './OrganizerList.tsx';
import { OrganizerTools } from './OrganizerTools.tsx';
import type { Organizer } from './useOrganizer.ts';

export interface AlbumOrganizerProps {
  /** The result of `useOrganizer`. */
  organizer: Organizer;
  /** Size of the cards. @default 'standard' */
  size?: AlbumGridSize;
  /** Called when the user wants to rename an album or set. Ask for the new name and pass it to `organizer.rename`. */
  onRename: (id: string) => void;
  /** A message above the list, for example the reason why the last save failed. */
  notice?: ReactNode;
}

/**
 * Shows and focuses the active option on mount and whenever the organizer requests it. Returns a function for the
 * element of the active option, which is called after each render.
 */
function useActiveFocus({ list, state }: Organizer, grid: RefObject<AlbumGridHandle | null>, listId: string) {
  const { reveals, activeId } = state;
  const focused = useRef<number>(undefined);
  const hadFocus = useRef(false);
  const shown = useRef(reveals);
  useEffect(() => {
    if (shown.current === reveals) return;
    shown.current = reveals;
    const index = list.findIndex(({ id }) => id === activeId);
    if (index >= 0) grid.current?.scrollTo(index);
  }, [reveals, activeId, list, grid]);
  const focusActive = (option: HTMLElement) => {
    const isInList = () => document.getElementById(listId)?.contains(document.activeElement) ?? false;
    // The option with the focus may have been removed, for example by a merge.
    const isLost = hadFocus.current && document.activeElement === document.body;
    if (focused.current !== reveals || isLost || isInList()) option.focus({ preventScroll: true });
    focused.current = reveals;
    hadFocus.current = isInList();
  };
  // Without albums, the list itself takes the focus.
  useEffect(() => {
    const element = document.getElementById(listId);
    if (list.length === 0 && element) focusActive(element);
  });
  return focusActive;
}

/**
 * Arranges albums and album sets by drag and drop, by keyboard and by buttons: merge, sort, move into or out of a set,
 * rename, undo. Nothing is stored until you save `organizer.getChanges()`. Use it with an `OrganizerBar`.
 */
export function AlbumOrganizer({ organizer, size = 'standard', onRename, notice }: AlbumOrganizerProps) {
  const { tree, level, labels, state, onLevelChange } = organizer;
  const listId = useId();
  const grid = useRef<AlbumGridHandle>(null);
  const focusActive = useActiveFocus(organizer, grid, listId);
  return (
    <div className={css.root}>
      {notice && <div className={css.notice}>{notice}</div>}
      {level !== null && (
        <div className={css.level}>
          <Button
            variant="ghost"
            icon={<ArrowLeftIcon />}
            className={css.levelUp}
            onClick={() => onLevelChange(null)}
          >
            {labels.up}
          </Button>
          <h2 className={css.levelName}>{tree.nodes.get(level)?.name}</h2>
        </div>
      )}
      <OrganizerList {...{ organizer, grid, listId, size, onRename, focusActive }} />
      <VisuallyHidden role="status" aria-live="assertive">
        <span key={state.announcement.count}>{state.announcement.text}</span>
      </VisuallyHidden>
      <OrganizerTools organizer={organizer} onRename={onRename} />
    </div>
  );
}
