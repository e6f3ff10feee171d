import { cutToCodePoints } from '../contract/codePoints.ts';
import { TEXT } from '../contract/limits.ts';
import { type FilePath, pathOf } from './pathOf.ts';

/** A folder of a tree, which may become an album. */
export interface TreeFolder<F extends FilePath = File> {
  /** Name of the folder, for use as the name of an album. */
  name: string;
  /** The files in the folder. */
  files: F[];
}

/** Folders that were dropped or selected together. */
export interface Tree {
  /** Name of their common folder, for use as the name of an album set; empty if there is none. */
  name: string;
  /** The folders with their files. */
  folders: TreeFolder[];
}

/** Returns the name of the folder. If two folders have the same name, the names of their parents are included. */
function nameOf(path: readonly string[], others: readonly (readonly string[])[]): string {
  const own = path.at(-1) ?? '';
  const same = others.filter((other) => other.at(-1) === own).length > 1;
  return cutToCodePoints(same ? path.slice(-2).join(' - ') : own, TEXT.ALBUM_NAME).trim();
}

/** Groups files by their folders, in the order in which the folders first occur. */
function groupByFolder<F extends FilePath>(files: readonly F[]): { path: string[]; files: F[] }[] {
  const groups = new Map<string, { path: string[]; files: F[] }>();
  for (const file of files) {
    const path = pathOf(file);
    const key = path.join('/');
    const group = groups.get(key) ?? { path, files: [] };
    groups.set(key, group);
    group.files.push(file);
  }
  return [...groups.values()];
}

/** Returns the folders of files with their names, in the order in which they first occur. */
export function foldersOf<F extends FilePath>(files: readonly F[]): TreeFolder<F>[] {
  const groups = groupByFolder(files);
  const paths = groups.map(({ path }) => path);
  return groups.map((group) => ({ name: nameOf(group.path, paths), files: group.files }));
}

/** Returns the folders of files that were picked together; undefined if there is at most one folder. */
export function planTree(files: readonly File[]): Tree | undefined {
  const folders = foldersOf(files);
  if (folders.length < 2) return undefined;
  const roots = new Set(files.map((file) => pathOf(file)[0] ?? ''));
  const [common = ''] = roots.size === 1 ? roots : [];
  return { name: cutToCodePoints(common, TEXT.ALBUM_NAME).trim(), folders };
}
