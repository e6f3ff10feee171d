import { mergedName } from './mergedName.ts';
import {
  type AlbumSort,
  isSet,
  type LevelId,
  listOf,
  type OrganizerNode,
  type OrganizerTree,
  orderOf,
} from './tree.ts';

/*
 * The actions of an organizer. An action that the rules forbid returns the same tree. Ids are processed in display
 * order.
 */

type Nodes = Map<string, OrganizerNode>;

/** Removes sets without albums and dissolves sets with one album. */
function dissolveSmallSets(nodes: Nodes, sets: Iterable<LevelId>): void {
  for (const id of sets) {
    const set = id === null ? undefined : nodes.get(id);
    if (!set) continue;
    const children = Array.from(nodes.values()).filter(({ parent }) => parent === id);
    if (children.length > 1) continue;
    nodes.delete(set.id);
    for (const child of children) {
      nodes.set(child.id, { ...child, parent: null, position: set.position });
    }
  }
}

/** Returns the nodes with these ids in display order. */
function nodesOf(tree: OrganizerTree, ids: readonly string[]): OrganizerNode[] {
  const wanted = new Set(ids);
  const shown = listOf(tree, null).flatMap((node) => [node, ...(isSet(node) ? listOf(tree, node.id) : [])]);
  return shown.flatMap(({ id }) => (wanted.has(id) ? (tree.nodes.get(id) ?? []) : []));
}

/** Puts nodes next to each other into a level in custom order, and tidies the sets that they came from. */
function settle(
  tree: OrganizerTree,
  moved: readonly OrganizerNode[],
  to: { level: LevelId; at: (rest: readonly OrganizerNode[]) => number },
): OrganizerTree {
  const nodes: Nodes = new Map(tree.nodes);
  const ids = new Set(moved.map(({ id }) => id));
  const rest = listOf(tree, to.level, 'custom').filter(({ id }) => !ids.has(id));
  const index = to.at(rest);
  const sequence = [...rest.slice(0, index), ...moved, ...rest.slice(index)];
  for (const [position, { id }] of sequence.entries()) {
    const node = nodes.get(id);
    if (node) nodes.set(id, { ...node, parent: to.level, position });
  }
  dissolveSmallSets(
    nodes,
    new Set(moved.map(({ parent }) => parent).filter((parent) => parent !== to.level)),
  );
  return { ...tree, nodes };
}

const atEnd = (rest: readonly OrganizerNode[]) => rest.length;

/**
 * Returns whether these nodes can form a set with the target. Only albums can, and a set can exist only at the top
 * level.
 */
export function canMerge(tree: OrganizerTree, ids: readonly string[], target: string): boolean {
  const goal = tree.nodes.get(target);
  if (!goal || isSet(goal) || goal.parent !== null || ids.length === 0) return false;
  return ids.every((id) => id !== target && tree.nodes.has(id) && !isSet(tree.nodes.get(id)));
}

/**
 * Returns whether these nodes can be added to a set. All must be albums, and at least one must not be in the set yet.
 */
export function canAdd(tree: OrganizerTree, ids: readonly string[], set: string): boolean {
  if (!isSet(tree.nodes.get(set)) || ids.length === 0) return false;
  const all = ids.map((id) => tree.nodes.get(id));
  return all.every((node) => node && !isSet(node)) && all.some((node) => node?.parent !== set);
}

/**
 * Returns whether these nodes can be placed next to the target. This requires custom order, and a set can exist only at
 * the top level.
 */
export function canPlace(tree: OrganizerTree, ids: readonly string[], target: string): boolean {
  const goal = tree.nodes.get(target);
  if (!goal || ids.length === 0 || orderOf(tree, goal.parent) !== 'custom') return false;
  return ids.every((id) => {
    const node = tree.nodes.get(id);
    return node && id !== target && (goal.parent === null || !isSet(node));
  });
}

/** Returns whether at least one of these nodes is in a set. */
export function canMoveOut(tree: OrganizerTree, ids: readonly string[]): boolean {
  return ids.some((id) => (tree.nodes.get(id)?.parent ?? null) !== null);
}

/** Creates a set of albums at the position of the target, with a temporary id. */
export function merge(
  tree: OrganizerTree,
  { ids, target, newId }: { ids: readonly string[]; target: string; newId: string },
): OrganizerTree {
  const goal = tree.nodes.get(target);
  const [first, ...others] = nodesOf(tree, ids);
  if (!goal || !first || !canMerge(tree, ids, target)) return tree;
  const name = mergedName(goal.name, first.name);
  const nodes: Nodes = new Map(tree.nodes);
  nodes.set(newId, { ...goal, id: newId, kind: 'albumSet', name });
  return settle({ ...tree, nodes }, [goal, first, ...others], { level: newId, at: atEnd });
}

/** Adds albums at the end of a set. */
export function addTo(
  tree: OrganizerTree,
  { ids, set }: { ids: readonly string[]; set: string },
): OrganizerTree {
  if (!canAdd(tree, ids, set)) return tree;
  const moved = nodesOf(tree, ids).filter(({ parent }) => parent !== set);
  return settle(tree, moved, { level: set, at: atEnd });
}

/** Moves albums out of their sets to the top level, after the set of the first album. */
export function moveOut(tree: OrganizerTree, { ids }: { ids: readonly string[] }): OrganizerTree {
  const moved = nodesOf(tree, ids).filter(({ parent }) => parent !== null);
  const [first] = moved;
  if (!first) return tree;
  const at = (rest: readonly OrganizerNode[]) => rest.findIndex(({ id }) => id === first.parent) + 1;
  return settle(tree, moved, { level: null, at });
}

export type Side = 'before' | 'after';

function sameSequence(a: OrganizerTree, b: OrganizerTree, level: LevelId): boolean {
  const [left, right] = [a, b].map((tree) => listOf(tree, level).map(({ id }) => id));
  return a.nodes.size === b.nodes.size && left?.join() === right?.join();
}

/** Places albums next to another one, in custom order. */
export function place(
  tree: OrganizerTree,
  { ids, target, side }: { ids: readonly string[]; target: string; side: Side },
): OrganizerTree {
  const goal = tree.nodes.get(target);
  if (!goal || !canPlace(tree, ids, target)) return tree;
  const at = (rest: readonly OrganizerNode[]) =>
    rest.findIndex(({ id }) => id === target) + (side === 'after' ? 1 : 0);
  const next = settle(tree, nodesOf(tree, ids), { level: goal.parent, at });
  return sameSequence(tree, next, goal.parent) ? tree : next;
}

/**
 * Moves albums of one level together by one position in the custom order: before the album that precedes the first of
 * them, or after the album that follows the last.
 */
export function shift(
  tree: OrganizerTree,
  { ids, side }: { ids: readonly string[]; side: Side },
): OrganizerTree {
  const [first, ...others] = nodesOf(tree, ids);
  if (!first) return tree;
  const list = listOf(tree, first.parent);
  const outer = side === 'before' ? first : (others.at(-1) ?? first);
  const target = list[list.findIndex(({ id }) => id === outer.id) + (side === 'before' ? -1 : 1)];
  return target ? place(tree, { ids, target: target.id, side }) : tree;
}

/** Creates an empty album at the end of the custom order. */
export function createAlbum(
  tree: OrganizerTree,
  given: { id: string; name: string; level: LevelId; createdAt: number },
): OrganizerTree {
  const { id, level, createdAt } = given;
  const name = given.name.trim();
  const isLevel = level === null || isSet(tree.nodes.get(level));
  if (!name || !isLevel || tree.nodes.has(id)) return tree;
  const position = listOf(tree, level).reduce((most, node) => Math.max(most, node.position), -1) + 1;
  const node: OrganizerNode = {
    ...{ id, name, position, createdAt, parent: level, kind: 'album', initial: initialOf(name, '#') },
    ...{ startDate: null, endDate: null, cover: null, count: 0 },
  };
  return { ...tree, nodes: new Map(tree.nodes).set(id, node) };
}

/**
 * Returns the initial of a name in Latin letters. For other names it keeps the previous initial until the server
 * computes the new one.
 */
function initialOf(name: string, before: string): string {
  const [letter = ''] = name.normalize('NFD').toUpperCase();
  return /[A-Z]/.test(letter) ? letter : before;
}

/** Renames an album or set. An empty or unchanged name changes nothing. */
export function rename(tree: OrganizerTree, given: { id: string; name: string }): OrganizerTree {
  const node = tree.nodes.get(given.id);
  const name = given.name.trim();
  if (!node || !name || name === node.name) return tree;
  const initial = initialOf(name, node.initial);
  return { ...tree, nodes: new Map(tree.nodes).set(node.id, { ...node, name, initial }) };
}

/** Changes the sort order of a level. */
export function setOrder(
  tree: OrganizerTree,
  { level, order }: { level: LevelId; order: AlbumSort },
): OrganizerTree {
  if (orderOf(tree, level) === order) return tree;
  return { ...tree, orders: new Map(tree.orders).set(level, order) };
}

/** Replaces a set with its albums. */
export function dissolve(tree: OrganizerTree, { set }: { set: string }): OrganizerTree {
  return moveOut(tree, { ids: listOf(tree, set).map(({ id }) => id) });
}
