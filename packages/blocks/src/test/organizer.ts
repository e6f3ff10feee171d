import {
  addTo,
  createAlbum,
  dissolve,
  merge,
  moveOut,
  place,
  rename,
  setOrder,
  shift,
} from '../album-organizer/actions.ts';
import {
  isSet,
  type LevelId,
  type OrganizerAlbum,
  type OrganizerLevel,
  type OrganizerTree,
  orderOf,
} from '../album-organizer/tree.ts';
import { albumOf as albumOfStory } from '../stories/albums.ts';

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** An album for tests. */
export function albumOf({ seed, ...given }: Partial<OrganizerAlbum> & { seed: number }): OrganizerAlbum {
  const dates = { startDate: seed, endDate: seed + 3, createdAt: 1_700_000_000 + seed };
  return albumOfStory(seed, { ...dates, cover: null, count: 24, ...given });
}

const NAMES = ['京都红叶', '小满的第一年', 'Alps', '👨‍👩‍👧 全家福在海边的那个夏天', '2024', '外婆的院子'];

/** Levels with this many albums; about every sixth is a set of up to four. */
export function randomLevels(random: () => number, albums: number): OrganizerLevel[] {
  const top: OrganizerAlbum[] = [];
  const sets: OrganizerLevel[] = [];
  const make = (seed: number) => {
    const day = Math.floor(random() * 400) - 200;
    const dates = random() < 0.2 ? { startDate: null, endDate: null } : { startDate: day, endDate: day + 3 };
    return albumOf({ seed, name: `${NAMES[seed % NAMES.length]} ${seed}`, ...dates });
  };
  for (let seed = 0; seed < albums; seed += 1) {
    const size = random() < 0.17 ? 2 + Math.floor(random() * 3) : 0;
    if (size === 0 || seed + size > albums) {
      top.push(make(seed));
      continue;
    }
    const id = `set-${seed}`;
    const list = Array.from({ length: size }, (_, index) => make(seed + index));
    seed += size - 1;
    top.push(albumOf({ seed, id, kind: 'albumSet', name: `相集 ${seed}` }));
    sets.push({ id, order: random() < 0.5 ? 'custom' : 'date-asc', albums: list });
  }
  return [{ id: null, order: random() < 0.6 ? 'custom' : 'date-desc', albums: top }, ...sets];
}

/** One random action; often the rules forbid it, and then it returns the same tree. */
export function randomStep(random: () => number, tree: OrganizerTree, newId: string): OrganizerTree {
  const all = [...tree.nodes.values()];
  const any = () => all[Math.floor(random() * all.length)]?.id ?? '0';
  const some = () => Array.from({ length: 1 + Math.floor(random() * 3) }, any);
  const sets = all.filter(isSet);
  const set = () => sets[Math.floor(random() * sets.length)]?.id ?? any();
  const level = (): LevelId => (random() < 0.6 ? null : set());
  const createdAt = Math.max(0, ...all.map((node) => node.createdAt)) + 1;
  const side = () => (random() < 0.5 ? 'before' : 'after');
  const steps: (() => OrganizerTree)[] = [
    () => merge(tree, { ids: some(), target: any(), newId }),
    () => merge(tree, { ids: [any()], target: any(), newId }),
    () => addTo(tree, { ids: some(), set: set() }),
    () => moveOut(tree, { ids: some() }),
    () => moveOut(tree, { ids: [any()] }),
    () => place(tree, { ids: some(), target: any(), side: side() }),
    () => place(tree, { ids: [any()], target: any(), side: side() }),
    () => shift(tree, { ids: some(), side: side() }),
    () => createAlbum(tree, { id: newId, name: `新相册 - ${newId}`, level: level(), createdAt }),
    () => rename(tree, { id: any(), name: `改名 ${newId}` }),
    () => dissolve(tree, { set: set() }),
    () => {
      const target = level();
      const order = orderOf(tree, target) === 'custom' ? 'date-asc' : 'custom';
      const isLevel = target === null || isSet(tree.nodes.get(target));
      return isLevel ? setOrder(tree, { level: target, order }) : tree;
    },
  ];
  return (steps[Math.floor(random() * steps.length)] ?? (() => tree))();
}
