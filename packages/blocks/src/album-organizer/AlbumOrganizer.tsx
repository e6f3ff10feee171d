import { ArrowLeftIcon, Button, VisuallyHidden } from '@xiangji/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { AlbumGridHandle, AlbumGridSize } from '../album-grid/index.ts';
import * as css from './AlbumOrganizer.css.ts';
import { OrganizerList } from './OrganizerList.tsx';
import { OrganizerTools } from './OrganizerTools.tsx';
import type { Organizer } from './useOrganizer.ts';
import { useOrganizerKeyboard } from './useOrganizerKeyboard.ts';

export interface AlbumOrganizerProps {
  /** The result of `useOrganizer`. */
  organizer: Organizer;
  /** @default 'standard' */
  size?: AlbumGridSize;
  /** Called when the user wants to rename an album or set. Ask for the new name and pass it to `organizer.rename`. */
  onRename: (id: string) => void;
  /** A message above the list, for example the reason why the last save failed. */
  notice?: ReactNode;
}

/** Focuses the list on mount and whenever the organizer requests it, and scrolls to the active option. */
function useReveal({ list, state }: Organizer, listId: string) {
  const grid = useRef<AlbumGridHandle>(null);
  const revealed = useRef<number>(undefined);
  const { reveals, activeId } = state;
  useEffect(() => {
    if (revealed.current === reveals) return;
    const isFirst = revealed.current === undefined;
    revealed.current = reveals;
    const index = list.findIndex(({ id }) => id === activeId);
    if (index >= 0 && !isFirst) grid.current?.scrollTo(index);
    document.getElementById(listId)?.focus({ preventScroll: true });
  }, [reveals, activeId, list, listId]);
  return grid;
}

/**
 * Arranges albums and album sets by drag and drop, by keyboard and by buttons: merge, sort, move into or out of a set,
 * rename, undo. Nothing is stored until you save `organizer.getChanges()`. Use it with an `OrganizerBar`.
 */
export function AlbumOrganizer({ organizer, size = 'standard', onRename, notice }: AlbumOrganizerProps) {
  const { tree, list, level, labels, state, onLevelChange } = organizer;
  const listId = useId();
  const grid = useReveal(organizer, listId);
  const handlePickUp = (id: string) => {
    const selected = list.filter((node) => state.selected.has(node.id)).map((node) => node.id);
    organizer.pickUp(state.selected.has(id) ? selected : [id]);
  };
  const tools = { organizer, onPickUp: handlePickUp, onRename };
  const keyboard = useOrganizerKeyboard({ ...tools, grid });
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
      <OrganizerList {...{ organizer, keyboard, grid, listId, size }} />
      <VisuallyHidden role="status" aria-live="assertive">
        <span key={state.announcement.count}>{state.announcement.text}</span>
      </VisuallyHidden>
      <OrganizerTools {...tools} target={keyboard.active?.id} />
    </div>
  );
}
