import { ORDER, ROOT_FOLDER } from '@xiangji/api-client/contract';
import type { Album, AlbumKind, AlbumOrder } from '../../../shared/models/album.ts';

/** An album or album-set as manage mode sees it. */
export interface OrganiserNode {
  readonly id: string;
  readonly kind: AlbumKind;
  readonly name: string;
  /** Pinyin initial, A–Z or #. */
  readonly initial: string;
  /** The set that it lies in, `ROOT_FOLDER` at the top. */
  readonly parent: string;
  /** Place in custom order, among those of the same level. */
  readonly rank: number;
  /** First and last day; those of a set are its albums'. */
  readonly startDate: number | null;
  readonly endDate: number | null;
  /** Creation stamp, Unix seconds. */
  readonly born: number;
}

/** Everything that manage mode changes, as one value that never changes itself. */
export interface OrganiserTree {
  readonly nodes: ReadonlyMap<string, OrganiserNode>;
  /** The order of each level, by the id of its set or `ROOT_FOLDER`. */
  readonly orders: ReadonlyMap<string, AlbumOrder>;
}

/** One level as the server lists it. */
export interface Level {
  id: string;
  order: AlbumOrder;
  list: readonly Album[];
}

/** The tree that the server's lists describe: the top and every set. */
export function treeOf(levels: readonly Level[]): OrganiserTree {
  const nodes = new Map<string, OrganiserNode>();
  for (const { id: parent, list } of levels) {
    for (const folder of list) {
      const { id, kind, name, initial, startDate, endDate, position, createdAt } = folder;
      nodes.set(id, { id, kind, name, initial, parent, rank: position, startDate, endDate, born: createdAt });
    }
  }
  return { nodes, orders: new Map(levels.map(({ id, order }) => [id, order])) };
}

/** The order of a level; a set that was just made has the top's. */
export function orderOf(tree: OrganiserTree, level: string): AlbumOrder {
  return tree.orders.get(level) ?? tree.orders.get(ROOT_FOLDER) ?? ORDER.DATE_ASC;
}

export const isSet = (node: OrganiserNode | undefined): boolean => node?.kind === 'albumSet';

type Compare = (a: OrganiserNode, b: OrganiserNode) => number;

const byAge: Compare = (a, b) => a.born - b.born || (a.id < b.id ? -1 : 1);
const byRank: Compare = (a, b) => a.rank - b.rank || byAge(a, b);

/** Albums without a date stand behind those with one, in either direction. */
function byDate(direction: 1 | -1): Compare {
  return (a, b) => {
    if (a.startDate === null || b.startDate === null)
      return Number(a.startDate === null) - Number(b.startDate === null);
    return direction * (a.startDate - b.startDate);
  };
}

const collator = new Intl.Collator('zh-CN-u-co-pinyin', { numeric: true });

/** Like the server's pinyin key as far as a browser can tell: initial by initial, # behind Z. */
const byName: Compare = (a, b) => {
  const [left, right] = [a, b].map(({ initial }) => (initial === '#' ? '~' : initial)) as [string, string];
  return left === right ? collator.compare(a.name, b.name) : left < right ? -1 : 1;
};

function comparatorOf(order: AlbumOrder): Compare {
  const main: Record<AlbumOrder, Compare> = {
    [ORDER.DATE_ASC]: byDate(1),
    [ORDER.DATE_DESC]: byDate(-1),
    [ORDER.NAME_ASC]: byName,
    [ORDER.NAME_DESC]: (a, b) => byName(b, a),
    [ORDER.CUSTOM]: byRank,
  };
  return (a, b) => main[order](a, b) || byAge(a, b);
}

/** A set's days are those of its albums. */
function withSpan(node: OrganiserNode, children: readonly OrganiserNode[]): OrganiserNode {
  const starts = children.flatMap(({ startDate }) => startDate ?? []);
  const ends = children.flatMap(({ endDate }) => endDate ?? []);
  const startDate = starts.length > 0 ? Math.min(...starts) : null;
  const endDate = ends.length > 0 ? Math.max(...ends) : null;
  return { ...node, startDate, endDate };
}

const levelsOfTrees = new WeakMap<OrganiserTree, ReadonlyMap<string, readonly OrganiserNode[]>>();

/** What lies where, unsorted; found out once for a tree. */
function levelsOf(tree: OrganiserTree): ReadonlyMap<string, readonly OrganiserNode[]> {
  const known = levelsOfTrees.get(tree);
  if (known) return known;
  const levels = Map.groupBy(tree.nodes.values(), ({ parent }) => parent);
  const top = levels.get(ROOT_FOLDER) ?? [];
  levels.set(
    ROOT_FOLDER,
    top.map((node) => (isSet(node) ? withSpan(node, levels.get(node.id) ?? []) : node)),
  );
  levelsOfTrees.set(tree, levels);
  return levels;
}

/** One level as it is shown, first to last; in `order` where another one than its own is asked for. */
export function listOf(
  tree: OrganiserTree,
  level: string,
  order: AlbumOrder = orderOf(tree, level),
): readonly OrganiserNode[] {
  return (levelsOf(tree).get(level) ?? []).toSorted(comparatorOf(order));
}

/** How many albums and sets a level holds (spec §2 'Count text'). */
export function countOf(tree: OrganiserTree, level: string): { nodes: number; leaves: number } {
  const list = levelsOf(tree).get(level) ?? [];
  const nodes = list.filter(isSet).length;
  return { nodes, leaves: list.length - nodes };
}
