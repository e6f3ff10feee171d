import type { AlbumCover, AlbumKind } from '../album-card/index.ts';

/** The sort order of a level. Users can rearrange albums only in the custom order. */
export type AlbumSort = 'date-asc' | 'date-desc' | 'name-asc' | 'name-desc' | 'custom';

/** Identifies a level: the id of the album set whose albums form the level, or null for the top level. */
export type LevelId = string | null;

/** An album or album set of an `AlbumOrganizer`. */
export interface OrganizerAlbum {
  /** Identifies the album. */
  id: string;
  /** Whether it is an album or a set. */
  kind: AlbumKind;
  /** Name of the album. */
  name: string;
  /** Initial letter for the order by name: A–Z or #. */
  initial: string;
  /** Position in the custom order within its level. */
  position: number;
  /** First day, in days since 1970-01-01; null without photos. The days of a set are computed from its albums. */
  startDate: number | null;
  /** Last day, in days since 1970-01-01; null without photos. */
  endDate: number | null;
  /** Time of creation, in seconds since 1970. It decides the order of albums that are otherwise equal. */
  createdAt: number;
  /** Its cover; null without photos. */
  cover: AlbumCover | null;
  /** Number of photos of an album. */
  count: number;
}

/** The albums of one level, with its sort order. */
export interface OrganizerLevel {
  /** Id of the set whose albums form the level; null is the top level. */
  id: LevelId;
  /** The sort order of the level. */
  order: AlbumSort;
  /** The albums and sets of the level. */
  albums: readonly OrganizerAlbum[];
}

/** An album or album set in the tree. */
export type OrganizerNode = Readonly<OrganizerAlbum & { parent: LevelId }>;

/** The complete state that the organizer changes, as one immutable value. */
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

/** Returns the order of a level. A new set has the order of the top level. */
export function orderOf(tree: OrganizerTree, level: LevelId): AlbumSort {
  return tree.orders.get(level) ?? tree.orders.get(null) ?? 'date-asc';
}

export const isSet = (node: OrganizerNode | undefined): boolean => node?.kind === 'albumSet';

type Compare = (a: OrganizerNode, b: OrganizerNode) => number;

const byAge: Compare = (a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1);
const byPosition: Compare = (a, b) => a.position - b.position || byAge(a, b);

/** In both directions, albums without a date come after albums with a date. */
function byDate(direction: 1 | -1): Compare {
  return (a, b) => {
    if (a.startDate === null || b.startDate === null)
      return Number(a.startDate === null) - Number(b.startDate === null);
    return direction * (a.startDate - b.startDate);
  };
}

let collator: Intl.Collator | undefined;

/** Compares initials, with # after Z. Names with the same initial are compared by pinyin. */
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

/** Returns a set with the first and last day of its albums. */
function withSpan(node: OrganizerNode, children: readonly OrganizerNode[]): OrganizerNode {
  const starts = children.flatMap(({ startDate }) => startDate ?? []);
  const ends = children.flatMap(({ endDate }) => endDate ?? []);
  const startDate = starts.length > 0 ? Math.min(...starts) : null;
  const endDate = ends.length > 0 ? Math.max(...ends) : null;
  return { ...node, startDate, endDate };
}

type Levels = Map<LevelId, readonly OrganizerNode[]>;

const levelsOfTrees = new WeakMap<OrganizerTree, Levels>();

/** Returns the nodes of every level, unsorted. Computed once per tree. */
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

/** Returns the nodes of a level, in its own order or in a given order. */
export function listOf(
  tree: OrganizerTree,
  level: LevelId,
  order: AlbumSort = orderOf(tree, level),
): readonly OrganizerNode[] {
  const compare = comparators[order];
  return [...(levelsOf(tree).get(level) ?? [])].sort((a, b) => compare(a, b) || byAge(a, b));
}
