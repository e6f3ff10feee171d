import { createHistory, type History, push, redo, undo } from './history.ts';
import type { OrganizerTree } from './tree.ts';

export interface OrganizerState {
  history: History<OrganizerTree>;
  selected: ReadonlySet<string>;
  /** The active option of the list. */
  activeId: string | undefined;
  /** Increases each time the active option has to be shown and take the focus. */
  reveals: number;
  /** Text for screen readers. A new count announces the same text again. */
  announcement: { text: string; count: number };
}

/** Properties that every event can have. */
export interface EventCommon {
  announcement?: string;
  /** The new active option. */
  activeId?: string | undefined;
  /** Scrolls to the active option and focuses it. */
  reveal?: boolean;
}

export type OrganizerEvent = EventCommon &
  (
    | { type: 'step'; tree: OrganizerTree; keepSelection?: boolean }
    | { type: 'undo' }
    | { type: 'redo' }
    | { type: 'select'; ids: readonly string[] }
    | { type: 'none' }
  );

const NONE: ReadonlySet<string> = new Set();

export function createState(tree: OrganizerTree): OrganizerState {
  return {
    history: createHistory(tree),
    selected: NONE,
    activeId: undefined,
    reveals: 0,
    announcement: { text: '', count: 0 },
  };
}

/** Moves to a state of the history and removes deleted albums from the selection. */
function travel(state: OrganizerState, history: History<OrganizerTree>): OrganizerState {
  const selected = [...state.selected].filter((id) => history.present.nodes.has(id));
  return { ...state, history, selected: new Set(selected) };
}

function main(state: OrganizerState, event: OrganizerEvent): OrganizerState {
  switch (event.type) {
    case 'step':
      return {
        ...state,
        history: push(state.history, event.tree),
        selected: event.keepSelection ? state.selected : NONE,
      };
    case 'undo':
      return travel(state, undo(state.history));
    case 'redo':
      return travel(state, redo(state.history));
    case 'select':
      return { ...state, selected: new Set(event.ids) };
    case 'none':
      return state;
  }
}

export function reduce(state: OrganizerState, event: OrganizerEvent): OrganizerState {
  const next = main(state, event);
  const { text, count } = state.announcement;
  return {
    ...next,
    activeId: event.activeId ?? state.activeId,
    reveals: state.reveals + (event.reveal ? 1 : 0),
    announcement:
      event.announcement === undefined ? { text, count } : { text: event.announcement, count: count + 1 },
  };
}
