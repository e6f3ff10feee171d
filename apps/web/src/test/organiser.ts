import { ORDER, ROOT_FOLDER } from '@xiangji/api-client/contract';
import {
  addTo,
  createLeaf,
  dissolve,
  merge,
  moveOut,
  place,
  rename,
  setOrder,
  shift,
} from '../features/albums/organiser/actions.ts';
import { isSet, type Level, type OrganiserTree, orderOf } from '../features/albums/organiser/tree.ts';
import { type Album, albumOf } from '../shared/models/album.ts';
import { album } from './albums.ts';

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

const NAMES = ['京都红叶', '小满的第一年', 'Alps', '👨‍👩‍👧 全家福在海边的那个夏天', '2024', '外婆的院子'];

/** The server's lists of so many albums; about every sixth stands for a set of up to four of them. */
export function randomLevels(random: () => number, albums: number): Level[] {
  const top: Album[] = [];
  const sets: Level[] = [];
  const make = (seed: number, pid: string) => {
    const day = Math.floor(random() * 400) - 200;
    const dates = random() < 0.2 ? { sdate: null, edate: null } : { sdate: day, edate: day + 3 };
    return albumOf(album({ seed, pid, name: `${NAMES[seed % NAMES.length]} ${seed}`, ...dates }));
  };
  for (let seed = 0; seed < albums; seed += 1) {
    const size = random() < 0.17 ? 2 + Math.floor(random() * 3) : 0;
    if (size === 0 || seed + size > albums) {
      top.push(make(seed, ROOT_FOLDER));
      continue;
    }
    const id = `set-${seed}`;
    const list = Array.from({ length: size }, (_, index) => make(seed + index, id));
    seed += size - 1;
    top.push(albumOf(album({ seed, id, type: 2, name: `相集 ${seed}`, count: size })));
    sets.push({ id, order: random() < 0.5 ? ORDER.CUSTOM : ORDER.DATE_ASC, list });
  }
  return [{ id: ROOT_FOLDER, order: random() < 0.6 ? ORDER.CUSTOM : ORDER.DATE_DESC, list: top }, ...sets];
}

/** One thing that somebody might try in manage mode; often it is not allowed, and then nothing happens. */
export function randomStep(random: () => number, tree: OrganiserTree, newId: string): OrganiserTree {
  const all = [...tree.nodes.values()];
  const any = () => all[Math.floor(random() * all.length)]?.id ?? ROOT_FOLDER;
  const some = () => Array.from({ length: 1 + Math.floor(random() * 3) }, any);
  const sets = all.filter(isSet);
  const set = () => sets[Math.floor(random() * sets.length)]?.id ?? any();
  const level = () => (random() < 0.6 ? ROOT_FOLDER : set());
  const born = Math.max(0, ...all.map((node) => node.born)) + 1;
  const steps: (() => OrganiserTree)[] = [
    () => merge(tree, { ids: some(), target: any(), newId }),
    () => merge(tree, { ids: [any()], target: any(), newId }),
    () => addTo(tree, { ids: some(), set: set() }),
    () => moveOut(tree, { ids: some() }),
    () => moveOut(tree, { ids: [any()] }),
    () => place(tree, { ids: some(), target: any(), side: random() < 0.5 ? 'before' : 'after' }),
    () => place(tree, { ids: [any()], target: any(), side: random() < 0.5 ? 'before' : 'after' }),
    () => shift(tree, { id: any(), step: random() < 0.5 ? 'up' : 'bottom' }),
    () => createLeaf(tree, { id: newId, name: `新相册 - ${newId}`, level: level(), born }),
    () => rename(tree, { id: any(), name: `改名 ${newId}` }),
    () => dissolve(tree, { set: set() }),
    () => {
      const target = level();
      const order = orderOf(tree, target) === ORDER.CUSTOM ? ORDER.DATE_ASC : ORDER.CUSTOM;
      const isLevel = target === ROOT_FOLDER || isSet(tree.nodes.get(target));
      return isLevel ? setOrder(tree, { level: target, order }) : tree;
    },
  ];
  return (steps[Math.floor(random() * steps.length)] ?? (() => tree))();
}
