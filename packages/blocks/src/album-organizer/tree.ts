import type { AlbumCover, AlbumKind } from '../album-card/index.ts';

/** The sort order of a level. Only the custom order can be changed by hand. */
export type AlbumSort = 'date-asc' | 'date-desc' | 'name-asc' | 'name-desc' | 'custom';

/** The id of an album set whose albums are a level; null is the top level. */
export type LevelId = string | null;

/** An album or album set of an `AlbumOrganizer`. */
export interface OrganizerAlbum {
  /** Identifies the album. */
  id: string;
  /** An album or a set. */
  kind: AlbumKind;
  /** Name of the album. */
  name: string;
  /** Initial for the order by name: A–Z or #. */
  initial: string;
  /** Position in the custom order, among those of the same level. */
  position: number;
  /** First and last day, in days since 1970-01-01; those of a set come from its albums. */
  startDate: number | null;
  /** Last day, in days since 1970-01-01; null without photos. */
  endDate: number | null;
  /** Time of creation, in seconds since 1970; orders albums that are equal otherwise. */
  createdAt: number;
  /** Its cover; null without photos. */
  cover: AlbumCover | null;
  /** Photos of an album. */
  count: number;
}

/** The albums of one level, with its sort order. */
export interface OrganizerLevel {
  /** The set whose albums are the level; null is the top level. */
  id: LevelId;
  /** The sort order of the level. */
  order: AlbumSort;
  /** The albums and sets of the level. */
  albums: readonly OrganizerAlbum[];
}

/** An album or album set in the tree. */
export type OrganizerNode = Readonly<OrganizerAlbum & { parent: LevelId }>;

/** All that the organizer changes, as one immutable value. */
export interface OrganizerTree {
  readonly nodes: ReadonlyMap<string, OrganizerNode>;
  readonly orders: ReadonlyMap<LevelId, AlbumSort>;
}

/** Builds the tree of the top level and every set. */
export function treeOf(levels: readonly OrganizerLevel[]): OrganizerTree {
  const nodes = new Map<string, OrganizerNode>();
  for (const { id: parent, albums } of levels) {
    for (const album of albums) nodes.set(album.id, { ...album, parent });
  }
  return { nodes, orders: new Map(levels.map(({ id, order }) => [id, order])) };
}

/** Returns the order of a level; a new set has that of the top level. */
export function orderOf(tree: OrganizerTree, level: LevelId): AlbumSort {
  return tree.orders.get(level) ?? tree.orders.get(null) ?? 'date-asc';
}

export const isSet = (node: OrganizerNode | undefined): boolean => node?.kind === 'albumSet';

type Compare = (a: OrganizerNode, b: OrganizerNode) => number;

const byAge: Compare = (a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1);
const byPosition: Compare = (a, b) => a.position - b.position || byAge(a, b);

/** Albums without a date come after those with one, in either direction. */
function byDate(direction: 1 | -1): Compare {
  return (a, b) => {
    if (a.startDate === null || b.startDate === null)
      return Number(a.startDate === null) - Number(b.startDate === null);
    return direction * (a.startDate - b.startDate);
  };
}

let collator: Intl.Collator | undefined;

/** Initial by initial, # after Z; within one by pinyin. */
const byName: Compare = (a, b) => {
  collator ??= new Intl.Collator('zh-CN-u-co-pinyin', { numeric: true });
  const [left, right] = [a, b].map(({ initial }) => (initial === '#' ? '~' : initial)) as [string, string];
  return left === right ? collator.compare(a.name, b.name) : left < right ? -1 : 1;
};

const comparators: Record<AlbumSort, Compare> = {
  'date-asc': byDate(1),
  'date-desc': byDate(-1),
  'name-asc': byName,
  'name-desc': (a, b) => byName(b, a),
  custom: byPosition,
};

/** A set's days are those of its albums. */
function withSpan(node: OrganizerNode, children: readonly OrganizerNode[]): OrganizerNode {
  const starts = children.flatMap(({ startDate }) => startDate ?? []);
  const ends = children.flatMap(({ endDate }) => endDate ?? []);
  const startDate = starts.length > 0 ? Math.min(...starts) : null;
  const endDate = ends.length > 0 ? Math.max(...ends) : null;
  return { ...node, startDate, endDate };
}

type Levels = Map<LevelId, readonly OrganizerNode[]>;

const levelsOfTrees = new WeakMap<OrganizerTree, Levels>();

/** The nodes of every level, unsorted; computed once for a tree. */
function levelsOf(tree: OrganizerTree): Levels {
  const known = levelsOfTrees.get(tree);
  if (known) return known;
  const levels: Map<LevelId, OrganizerNode[]> = new Map();
  for (const node of tree.nodes.values()) {
    const level = levels.get(node.parent);
    if (level) level.push(node);
    else levels.set(node.parent, [node]);
  }
  const top = levels.get(null) ?? [];
  levels.set(
    null,
    top.map((node) => (isSet(node) ? withSpan(node, levels.get(node.id) ?? []) : node)),
  );
  levelsOfTrees.set(tree, levels);
  return levels;
}

/** Returns one level in its order, or in another one. */
export function listOf(
  tree: OrganizerTree,
  level: LevelId,
  order: AlbumSort = orderOf(tree, level),
): readonly OrganizerNode[] {
  const compare = comparators[order];
  return [...(levelsOf(tree).get(level) ?? [])].sort((a, b) => compare(a, b) || byAge(a, b));
}
