import { formatDayNumber } from '@xiangji/ui';
import { type Dispatch, useMemo, useReducer } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { createAlbum, dissolve, rename, type Side, setOrder, shift } from './actions.ts';
import { changesOf, isChanged } from './changes.ts';
import { type DropIntention, dropped, nameOfMerge } from './drop.ts';
import { freeName } from './freeName.ts';
import { type OrganizerLabels, organizerLabels } from './labels.ts';
import {
  createState,
  type EventCommon,
  type OrganizerEvent,
  type OrganizerState,
  reduce,
} from './organizerState.ts';
import {
  type AlbumSort,
  isSet,
  type LevelId,
  listOf,
  type OrganizerLevel,
  type OrganizerTree,
  treeOf,
} from './tree.ts';

const MS_PER_SECOND = 1_000;
const MINUTES_PER_DAY = 1_440;
const MS_PER_MINUTE = 60_000;

export interface OrganizerOptions {
  /** The top level and the level of every set, as stored. Read only on the first render. */
  levels: readonly OrganizerLevel[];
  /** The visible level. If it no longer exists, the top level is shown. */
  level: LevelId;
  /** Called with the level that should be shown. */
  onLevelChange: (level: LevelId) => void;
  /** Maximum length of a name. @default 30 */
  nameLimit?: number;
  /** Replaces individual texts. */
  labels?: Partial<OrganizerLabels>;
}

const DEFAULT_NAME_LIMIT = 30;

/** The data that the action functions below share. */
interface Context {
  state: OrganizerState;
  tree: OrganizerTree;
  level: LevelId;
  labels: OrganizerLabels;
  dispatch: Dispatch<OrganizerEvent>;
  options: OrganizerOptions;
}

/** Returns a temporary id that no album of the tree has. */
function newIdIn({ nodes }: OrganizerTree): string {
  for (let number = 1; ; number += 1) {
    const id = `new-${number}`;
    if (!nodes.has(id)) return id;
  }
}

/** Returns today's local date as y.m.d. */
function today(): string {
  const now = new Date();
  const minutes = Math.floor(now.getTime() / MS_PER_MINUTE) - now.getTimezoneOffset();
  return formatDayNumber(Math.floor(minutes / MINUTES_PER_DAY));
}

/** Returns the announcement for the result of a drop. */
function outcomeOf({ tree, labels }: Context, ids: readonly string[], intention: DropIntention): string {
  if (intention.kind === 'out') return labels.movedOut;
  const { kind, target } = intention;
  const name = tree.nodes.get(target)?.name ?? '';
  if (kind === 'before') return labels.placedBefore(name);
  if (kind === 'after') return labels.placedAfter(name);
  return isSet(tree.nodes.get(target)) ? labels.putInto(name) : labels.merged(nameOfMerge(tree, ids, target));
}

/** Actions that move albums. */
function moveActions(context: Context) {
  const { tree, labels, dispatch } = context;
  return {
    /** Drops albums. Without an intention, or if nothing changes, they stay where they are. */
    drop: (ids: readonly string[], intention: DropIntention | undefined) => {
      const newId = newIdIn(tree);
      const next = intention ? dropped(tree, ids, { intention, newId }) : tree;
      const [first] = ids;
      if (!intention || next === tree) {
        dispatch({ type: 'none', announcement: labels.cancelled, activeId: first, reveal: true });
        return;
      }
      const target = intention.kind === 'into' ? intention.target : first;
      dispatch({
        type: 'step',
        tree: next,
        announcement: outcomeOf(context, ids, intention),
        activeId: next.nodes.has(newId) ? newId : target,
        reveal: true,
      });
    },
    /** Returns whether `shift` would move the albums. */
    canShift: (ids: readonly string[], side: Side) => shift(tree, { ids, side }) !== tree,
    /** Moves albums by one position. They stay selected, so that the user can move them again. */
    shift: (ids: readonly string[], side: Side) => {
      const next = shift(tree, { ids, side });
      if (next === tree) return;
      const [first = ''] = ids;
      const list = listOf(next, next.nodes.get(first)?.parent ?? null);
      const position = list.findIndex(({ id }) => ids.includes(id)) + 1;
      const announcement = labels.shifted(position, list.length);
      dispatch({ type: 'step', tree: next, keepSelection: true, announcement });
    },
    /** Makes an option active. */
    activate: (id: string) => dispatch({ type: 'none', activeId: id }),
  };
}

/** Actions that change albums and levels. */
function editActions({ state, tree, level, labels, dispatch, options }: Context) {
  const { nameLimit = DEFAULT_NAME_LIMIT } = options;
  const step = (next: OrganizerTree, rest: EventCommon = {}) => {
    if (next !== tree) dispatch({ ...rest, type: 'step', tree: next });
  };
  return {
    /** Creates an album with an unused name in the visible level. */
    add: () => {
      const id = newIdIn(tree);
      const taken = [...tree.nodes.values()].map(({ name }) => name);
      const name = freeName(labels.newName(today()), taken, nameLimit);
      const createdAt = Math.floor(Date.now() / MS_PER_SECOND);
      const next = createAlbum(tree, { id, name, level, createdAt });
      step(next, { announcement: labels.added(name), activeId: id, reveal: true });
    },
    /** Renames an album or set. An empty name changes nothing. */
    rename: (id: string, name: string) =>
      step(rename(tree, { id, name: [...name].slice(0, nameLimit).join('') })),
    /** Changes the sort order of the visible level. */
    setOrder: (order: AlbumSort) => step(setOrder(tree, { level, order })),
    /** Replaces a set with its albums. */
    dissolve: (set: string) => {
      const name = tree.nodes.get(set)?.name ?? '';
      step(dissolve(tree, { set }), { announcement: labels.dissolved(name), reveal: true });
    },
    /** Takes back the last change. */
    undo: () => {
      if (state.history.past.length > 0) dispatch({ type: 'undo', announcement: labels.undone });
    },
    /** Repeats the change that was taken back last. */
    redo: () => {
      if (state.history.future.length > 0) dispatch({ type: 'redo', announcement: labels.redone });
    },
  };
}

/** Actions that select albums and open sets. */
function browseActions({ state, tree, dispatch, options }: Context) {
  const select = (ids: readonly string[], activeId?: string) => dispatch({ type: 'select', ids, activeId });
  const { selected } = state;
  return {
    /** Selects exactly these albums. */
    select: (ids: readonly string[]) => select(ids),
    /** Selects an album, or removes it from the selection. */
    toggle: (id: string) =>
      select(selected.has(id) ? [...selected].filter((other) => other !== id) : [...selected, id], id),
    /** Shows the albums of a set. */
    open: (id: string) => {
      if (!isSet(tree.nodes.get(id))) return;
      dispatch({ type: 'select', ids: [], reveal: true });
      options.onLevelChange(id);
    },
  };
}

/** Returns the state of an `AlbumOrganizer`: the tree with its history, the selection, and all actions. */
export function useOrganizer(options: OrganizerOptions) {
  const labels = useBlockLabels(organizerLabels, options.labels);
  const [state, dispatch] = useReducer(reduce, options.levels, (levels) => createState(treeOf(levels)));
  const { history } = state;
  const tree = history.present;
  const first = history.past[0] ?? tree;
  const level = options.level !== null && tree.nodes.has(options.level) ? options.level : null;
  const list = useMemo(() => listOf(tree, level), [tree, level]);
  const context = { state, tree, level, labels, dispatch, options };
  return {
    ...moveActions(context),
    ...editActions(context),
    ...browseActions(context),
    /** The history, the selection and the active album. */
    state,
    /** All albums and sets with the changes. */
    tree,
    /** The albums of the visible level, in its order. */
    list,
    /** The visible level. */
    level,
    /** The texts. */
    labels,
    /** Called with the level that should be shown. */
    onLevelChange: options.onLevelChange,
    /** Whether there is anything to save. */
    isChanged: useMemo(() => isChanged(first, tree), [first, tree]),
    /** Whether there is a change to take back. */
    canUndo: history.past.length > 0,
    /** Whether there is a change to repeat. */
    canRedo: history.future.length > 0,
    /** Returns the changes that must be stored. */
    getChanges: () => changesOf(first, tree),
  };
}

/** The result of `useOrganizer`. */
export type Organizer = ReturnType<typeof useOrganizer>;
