import type { AlbumKind } from '../album-card/index.ts';
import { type AlbumSort, type LevelId, listOf, type OrganizerTree, orderOf } from './tree.ts';

/** The difference between the initial tree and the current tree. */
export interface OrganizerChanges {
  /** New albums and sets, with temporary ids. */
  created: readonly { id: string; name: string; kind: AlbumKind; position: number }[];
  /** Albums and sets with their new names. */
  renamed: readonly { id: string; name: string }[];
  /**
   * Albums and sets with their new level. If all albums of a set have moved to other levels, the set has been deleted.
   */
  moved: readonly { id: string; level: LevelId }[];
  /** The ids of all albums and sets of the levels whose custom order has changed, level by level. */
  sorted: readonly string[];
  /** Levels whose sort order must be stored. A new set has its temporary id. */
  orders: readonly { level: LevelId; order: AlbumSort }[];
}

function isPartOf(part: readonly string[], whole: readonly string[]): boolean {
  let found = 0;
  for (const id of whole) if (id === part[found]) found += 1;
  return found === part.length;
}

/**
 * Returns the ids of all entries of the levels in custom order whose sequence does not follow from the stored
 * positions.
 */
function sortedIn(first: OrganizerTree, tree: OrganizerTree): string[] {
  const levels = new Set<LevelId>([null, ...Array.from(tree.nodes.values(), ({ parent }) => parent)]);
  const resorted = [...levels].filter((level) => {
    if (orderOf(tree, level) !== 'custom') return false;
    const [before, after] = [first, tree].map((state) =>
      listOf(state, level, 'custom').map(({ id }) => id),
    ) as [string[], string[]];
    return !isPartOf(after, before);
  });
  return resorted.flatMap((level) => listOf(tree, level).map(({ id }) => id));
}

/**
 * A set without its own order uses the order of the top level. Therefore, when the order of the top level changes, sets
 * with the same order are stored with the order that they show.
 */
function ordersIn(first: OrganizerTree, tree: OrganizerTree): OrganizerChanges['orders'] {
  const [oldTop, newTop] = [first, tree].map((state) => state.orders.get(null));
  const stays = (before: AlbumSort | undefined, now: AlbumSort) =>
    before === now && (oldTop === newTop || before !== oldTop);
  return Array.from(tree.orders, ([level, order]) => ({ level, order })).filter(
    ({ level, order }) => (level === null || tree.nodes.has(level)) && !stays(first.orders.get(level), order),
  );
}

/** Returns what has changed between two trees. */
export function changesOf(first: OrganizerTree, tree: OrganizerTree): OrganizerChanges {
  const nodes = Array.from(tree.nodes.values());
  return {
    created: nodes
      .filter(({ id }) => !first.nodes.has(id))
      .map(({ id, name, kind, position }) => ({ id, name, kind, position: Math.max(0, position) })),
    renamed: nodes
      .filter(({ id, name }) => (first.nodes.get(id)?.name ?? name) !== name)
      .map(({ id, name }) => ({ id, name })),
    moved: nodes
      .filter(({ id, parent }) => (first.nodes.get(id)?.parent ?? null) !== parent)
      .map(({ id, parent }) => ({ id, level: parent })),
    sorted: sortedIn(first, tree),
    orders: ordersIn(first, tree),
  };
}

/** Returns whether there is anything to save. */
export function isChanged(first: OrganizerTree, tree: OrganizerTree): boolean {
  return first !== tree && Object.values(changesOf(first, tree)).some((changes) => changes.length > 0);
}
