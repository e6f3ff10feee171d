import { cutToCodePoints, ORDER, ROOT_FOLDER, TEXT } from '@xiangji/api-client/contract';
import type { AlbumKind, AlbumOrder } from '../../../shared/models/album.ts';
import { mergedName } from './mergedName.ts';
import { isSet, listOf, type OrganiserNode, type OrganiserTree, orderOf } from './tree.ts';

/*
 * What can be done in manage mode (spec §4 'Album manage'). An action that the rules forbid gives the tree back as it
 * was, so that nothing happened; ids are carried in the order in which they are shown.
 */

type Nodes = Map<string, OrganiserNode>;

/** Sets left without albums are dropped, sets left with one are dissolved. */
function tidy(nodes: Nodes, touched: Iterable<string>): void {
  for (const id of touched) {
    const set = nodes.get(id);
    if (!set) continue;
    const children = Array.from(nodes.values()).filter(({ parent }) => parent === id);
    if (children.length > 1) continue;
    nodes.delete(id);
    for (const child of children) {
      nodes.set(child.id, { ...child, parent: ROOT_FOLDER, rank: set.rank });
    }
  }
}

/** Those of the ids that are there, as they are shown. */
function carried(tree: OrganiserTree, ids: readonly string[]): OrganiserNode[] {
  const wanted = new Set(ids);
  const shown = listOf(tree, ROOT_FOLDER).flatMap((node) => [
    node,
    ...(isSet(node) ? listOf(tree, node.id) : []),
  ]);
  return shown.flatMap(({ id }) => (wanted.has(id) ? (tree.nodes.get(id) ?? []) : []));
}

/** Puts nodes in a level one behind the other, in custom order, and tidies the sets that they came from. */
function settle(
  tree: OrganiserTree,
  moved: readonly OrganiserNode[],
  to: { level: string; at: (rest: readonly OrganiserNode[]) => number },
): OrganiserTree {
  const nodes: Nodes = new Map(tree.nodes);
  const ids = new Set(moved.map(({ id }) => id));
  const rest = listOf(tree, to.level, ORDER.CUSTOM).filter(({ id }) => !ids.has(id));
  const index = to.at(rest);
  const sequence = [...rest.slice(0, index), ...moved, ...rest.slice(index)];
  for (const [rank, { id }] of sequence.entries()) {
    const node = nodes.get(id);
    if (node) nodes.set(id, { ...node, parent: to.level, rank });
  }
  tidy(nodes, new Set(moved.map(({ parent }) => parent).filter((parent) => parent !== to.level)));
  return { ...tree, nodes };
}

const behindAll = (rest: readonly OrganiserNode[]) => rest.length;

/** Whether these may become a set together with the target: albums only, and sets stand at the top. */
export function canMerge(tree: OrganiserTree, ids: readonly string[], target: string): boolean {
  const goal = tree.nodes.get(target);
  if (!goal || isSet(goal) || goal.parent !== ROOT_FOLDER || ids.length === 0) return false;
  return ids.every((id) => id !== target && tree.nodes.has(id) && !isSet(tree.nodes.get(id)));
}

/** Whether these may go into a set: albums only, and at least one that is not there yet. */
export function canAdd(tree: OrganiserTree, ids: readonly string[], set: string): boolean {
  if (!isSet(tree.nodes.get(set)) || ids.length === 0) return false;
  const all = ids.map((id) => tree.nodes.get(id));
  return all.every((node) => node && !isSet(node)) && all.some((node) => node?.parent !== set);
}

/** Whether these may be placed beside the target: custom order only, and sets stand at the top. */
export function canPlace(tree: OrganiserTree, ids: readonly string[], target: string): boolean {
  const goal = tree.nodes.get(target);
  if (!goal || ids.length === 0 || orderOf(tree, goal.parent) !== ORDER.CUSTOM) return false;
  return ids.every((id) => {
    const node = tree.nodes.get(id);
    return node && id !== target && (goal.parent === ROOT_FOLDER || !isSet(node));
  });
}

/** Whether one of these lies in a set, so that it can be taken out. */
export function canMoveOut(tree: OrganiserTree, ids: readonly string[]): boolean {
  return ids.some((id) => (tree.nodes.get(id)?.parent ?? ROOT_FOLDER) !== ROOT_FOLDER);
}

/** A leaf onto a leaf: a set of them in the target's place, under a temporary id. */
export function merge(
  tree: OrganiserTree,
  { ids, target, newId }: { ids: readonly string[]; target: string; newId: string },
): OrganiserTree {
  const goal = tree.nodes.get(target);
  const [first, ...others] = carried(tree, ids);
  if (!goal || !first || !canMerge(tree, ids, target)) return tree;
  const name = mergedName(goal.name, first.name);
  const nodes: Nodes = new Map(tree.nodes);
  nodes.set(newId, { ...goal, id: newId, kind: 'albumSet', name });
  const made = { ...tree, nodes };
  return settle(made, [goal, first, ...others], { level: newId, at: behindAll });
}

/** A leaf onto a set: behind the albums that are in it. */
export function addTo(
  tree: OrganiserTree,
  { ids, set }: { ids: readonly string[]; set: string },
): OrganiserTree {
  if (!canAdd(tree, ids, set)) return tree;
  const moved = carried(tree, ids).filter(({ parent }) => parent !== set);
  return settle(tree, moved, { level: set, at: behindAll });
}

/** Out of their sets, to the top: behind the set that the first of them came from. */
export function moveOut(tree: OrganiserTree, { ids }: { ids: readonly string[] }): OrganiserTree {
  const moved = carried(tree, ids).filter(({ parent }) => parent !== ROOT_FOLDER);
  const [first] = moved;
  if (!first) return tree;
  const at = (rest: readonly OrganiserNode[]) => rest.findIndex(({ id }) => id === first.parent) + 1;
  return settle(tree, moved, { level: ROOT_FOLDER, at });
}

export type Side = 'before' | 'after';

/** Beside another one, in custom order (spec §4: left or right quarter of a target). */
export function place(
  tree: OrganiserTree,
  { ids, target, side }: { ids: readonly string[]; target: string; side: Side },
): OrganiserTree {
  const goal = tree.nodes.get(target);
  if (!goal || !canPlace(tree, ids, target)) return tree;
  const at = (rest: readonly OrganiserNode[]) =>
    rest.findIndex(({ id }) => id === target) + (side === 'after' ? 1 : 0);
  const next = settle(tree, carried(tree, ids), { level: goal.parent, at });
  return sameSequence(tree, next, goal.parent) ? tree : next;
}

function sameSequence(a: OrganiserTree, b: OrganiserTree, level: string): boolean {
  const [left, right] = [a, b].map((tree) => listOf(tree, level).map(({ id }) => id));
  return a.nodes.size === b.nodes.size && left?.join() === right?.join();
}

/** Steps of the order manager (spec §2 'buttons top, up, down, bottom'). */
export type Step = 'top' | 'up' | 'down' | 'bottom';

/** One step in custom order, or all the way. */
export function shift(tree: OrganiserTree, { id, step }: { id: string; step: Step }): OrganiserTree {
  const node = tree.nodes.get(id);
  if (!node) return tree;
  const list = listOf(tree, node.parent);
  const index = list.indexOf(list.find((candidate) => candidate.id === id) ?? node);
  const goals = { top: 0, up: index - 1, down: index + 1, bottom: list.length - 1 };
  const target = list[goals[step]];
  if (!target) return tree;
  const side = step === 'top' || step === 'up' ? 'before' : 'after';
  return place(tree, { ids: [id], target: target.id, side });
}

/** A new empty album, behind all others in custom order. */
export function createLeaf(
  tree: OrganiserTree,
  given: { id: string; name: string; level: string; born: number },
): OrganiserTree {
  const name = cutToCodePoints(given.name.trim(), TEXT.ALBUM_NAME);
  const isLevel = given.level === ROOT_FOLDER || isSet(tree.nodes.get(given.level));
  if (!name || !isLevel || tree.nodes.has(given.id)) return tree;
  const { id, level: parent, born } = given;
  const kind: AlbumKind = 'album';
  const ranks = listOf(tree, parent).map(({ rank }) => rank);
  const rank = ranks.reduce((most, one) => Math.max(most, one), -1) + 1;
  const node = {
    id,
    kind,
    name,
    initial: initialOf(name, '#'),
    parent,
    rank,
    startDate: null,
    endDate: null,
    born,
  };
  return { ...tree, nodes: new Map(tree.nodes).set(id, node) };
}

/** The initial of a Latin name; of any other as it was, until the server spells it. */
function initialOf(name: string, before: string): string {
  const [letter = ''] = name.normalize('NFD').toUpperCase();
  return /[A-Z]/.test(letter) ? letter : before;
}

/** Another name; an empty or unchanged one is none (spec §5 'Album name edit'). */
export function rename(tree: OrganiserTree, given: { id: string; name: string }): OrganiserTree {
  const node = tree.nodes.get(given.id);
  const name = cutToCodePoints(given.name.trim(), TEXT.ALBUM_NAME);
  if (!node || !name || name === node.name) return tree;
  const initial = initialOf(name, node.initial);
  return { ...tree, nodes: new Map(tree.nodes).set(node.id, { ...node, name, initial }) };
}

/** Another order of a level. Only the custom one can be changed by hand. */
export function setOrder(
  tree: OrganiserTree,
  { level, order }: { level: string; order: AlbumOrder },
): OrganiserTree {
  if (orderOf(tree, level) === order) return tree;
  return { ...tree, orders: new Map(tree.orders).set(level, order) };
}

/** Takes the grouping away: its albums stand in its place. */
export function dissolve(tree: OrganiserTree, { set }: { set: string }): OrganiserTree {
  return moveOut(tree, { ids: listOf(tree, set).map(({ id }) => id) });
}
