import { ROOT_FOLDER } from '@xiangji/api-client/contract';
import { useCallback, useMemo, useReducer } from 'react';
import { isChanged } from '../organiser/changes.ts';
import { beginHistory, type History, redo, step, undo } from '../organiser/history.ts';
import { listOf, type OrganiserNode, type OrganiserTree } from '../organiser/tree.ts';

interface State {
  history: History<OrganiserTree>;
  selected: ReadonlySet<string>;
}

type Act =
  | { type: 'step'; tree: OrganiserTree }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'select'; ids: readonly string[] };

const nothing: ReadonlySet<string> = new Set();

/** What is gone is not selected any more. */
function withHistory(state: State, history: History<OrganiserTree>): State {
  if (history === state.history) return state;
  const selected = [...state.selected].filter((id) => history.present.nodes.has(id));
  return { history, selected: new Set(selected) };
}

function reduce(state: State, act: Act): State {
  if (act.type === 'step') {
    const history = step(state.history, act.tree);
    return history === state.history ? state : { history, selected: nothing };
  }
  if (act.type === 'undo') return withHistory(state, undo(state.history));
  if (act.type === 'redo') return withHistory(state, redo(state.history));
  return { ...state, selected: new Set(act.ids) };
}

export interface OrganiserControl {
  first: OrganiserTree;
  tree: OrganiserTree;
  /** The level that is shown, in order. */
  list: readonly OrganiserNode[];
  selected: ReadonlySet<string>;
  changed: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** Makes the next state the present one; the same tree is no step. True where something changed. */
  act: (next: OrganiserTree) => boolean;
  undo: () => void;
  redo: () => void;
  select: (ids: readonly string[]) => void;
}

/** The work of manage mode: a tree with its history, and what is selected of the level that is shown. */
export function useOrganiser(first: OrganiserTree, level: string): OrganiserControl {
  const [{ history, selected }, dispatch] = useReducer(reduce, first, (tree) => ({
    history: beginHistory(tree),
    selected: nothing,
  }));
  const tree = history.present;
  const list = useMemo(() => listOf(tree, tree.nodes.has(level) ? level : ROOT_FOLDER), [tree, level]);
  const changed = useMemo(() => isChanged(first, tree), [first, tree]);
  const act = useCallback(
    (next: OrganiserTree) => {
      dispatch({ type: 'step', tree: next });
      return next !== tree;
    },
    [tree],
  );
  return {
    first,
    tree,
    list,
    selected,
    changed,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    act,
    undo: useCallback(() => dispatch({ type: 'undo' }), []),
    redo: useCallback(() => dispatch({ type: 'redo' }), []),
    select: useCallback((ids) => dispatch({ type: 'select', ids }), []),
  };
}
