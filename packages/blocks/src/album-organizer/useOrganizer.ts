import { formatDayNumber } from '@xiangji/ui';
import { type Dispatch, useMemo, useReducer } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { createAlbum, dissolve, rename, setOrder } from './actions.ts';
import { changesOf, isChanged } from './changes.ts';
import { type DropIntention, dropped, isAllowed, nameOfMerge } from './drop.ts';
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

/** Returns the announcement of the possible drops on a card while albums are carried. */
function hintOver({ tree, labels }: Context, ids: readonly string[], target: string): string {
  const name = tree.nodes.get(target)?.name ?? '';
  const hints: string[] = [];
  if (isAllowed(tree, ids, { kind: 'into', target })) {
    const isInSet = isSet(tree.nodes.get(target));
    hints.push(isInSet ? labels.overInto(name) : labels.overMerge(name, nameOfMerge(tree, ids, target)));
  }
  if (isAllowed(tree, ids, { kind: 'before', target })) hints.push(labels.overBeside(name));
  return hints.join(' · ') || labels.overNothing(name);
}

/** Actions that pick up, carry and drop albums. */
function carryActions(context: Context) {
  const { state, tree, labels, dispatch } = context;
  const { carried } = state;
  return {
    pickUp: (ids: readonly string[]) => {
      const [only = ''] = ids;
      const name = ids.length > 1 ? labels.albums(ids.length) : (tree.nodes.get(only)?.name ?? '');
      dispatch({ type: 'carry', ids, announcement: labels.pickedUp(name), reveal: true });
    },
    /** Drops albums. Without an intention, or if the rules forbid the drop, the albums do not move. */
    drop: (ids: readonly string[], intention: DropIntention | undefined, reveal = true) => {
      const newId = newIdIn(tree);
      const next = intention ? dropped(tree, ids, { intention, newId }) : tree;
      const [first] = ids;
      if (!intention || next === tree) {
        dispatch({ type: 'carry', ids: undefined, announcement: labels.refused, activeId: first, reveal });
        return;
      }
      const target = intention.kind === 'into' ? intention.target : first;
      const activeId = next.nodes.has(newId) ? newId : target;
      dispatch({
        type: 'step',
        tree: next,
        announcement: outcomeOf(context, ids, intention),
        activeId,
        reveal,
      });
    },
    /** Cancels carrying; returns false when nothing was carried. */
    putBack: () => {
      if (carried) dispatch({ type: 'carry', ids: undefined, announcement: labels.cancelled });
      return carried !== undefined;
    },
    /** Makes an option active. While albums are carried, announces the possible drops on it. */
    activate: (id: string) =>
      dispatch({
        type: 'activate',
        activeId: id,
        ...(carried && { announcement: hintOver(context, carried, id) }),
      }),
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
    rename: (id: string, name: string) =>
      step(rename(tree, { id, name: [...name].slice(0, nameLimit).join('') })),
    setOrder: (order: AlbumSort) => step(setOrder(tree, { level, order })),
    dissolve: (set: string) => {
      const name = tree.nodes.get(set)?.name ?? '';
      step(dissolve(tree, { set }), { announcement: labels.dissolved(name), reveal: true });
    },
    undo: () => {
      if (state.history.past.length > 0) dispatch({ type: 'undo', announcement: labels.undone });
    },
    redo: () => {
      if (state.history.future.length > 0) dispatch({ type: 'redo', announcement: labels.redone });
    },
  };
}

/** Actions that select albums and open sets. */
function browseActions({ state, tree, dispatch, options }: Context) {
  const select = (ids: readonly string[]) => dispatch({ type: 'select', ids });
  const { selected } = state;
  return {
    select,
    toggle: (id: string) =>
      select(selected.has(id) ? [...selected].filter((other) => other !== id) : [...selected, id]),
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
    ...carryActions(context),
    ...editActions(context),
    ...browseActions(context),
    ...{ state, tree, list, level, labels },
    onLevelChange: options.onLevelChange,
    isChanged: useMemo(() => isChanged(first, tree), [first, tree]),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** Returns the changes that must be stored. */
    getChanges: () => changesOf(first, tree),
  };
}

/** The result of `useOrganizer`. */
export type Organizer = ReturnType<typeof useOrganizer>;
