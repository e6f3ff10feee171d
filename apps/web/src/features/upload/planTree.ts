import { cutToCodePoints, TEXT } from '@xiangji/api-client/contract';

/** One folder of a tree, which may become an album. */
export interface TreeFolder {
  name: string;
  files: File[];
}

/** Folders that were dropped or selected together. */
export interface Tree {
  /** Their common folder, for the name of a set; empty without one. */
  name: string;
  folders: TreeFolder[];
}

/** Where a file lay: `['Trip', 'Day 1']`. Files that were picked one by one lie nowhere. */
function pathOf(file: File): string[] {
  const { relativePath = '' } = file as File & { relativePath?: string };
  const whole = file.webkitRelativePath || relativePath;
  // The name itself may hold slashes, which are no folders.
  const parts = whole.slice(0, Math.max(whole.length - file.name.length, 0)).split('/');
  return parts.filter((part) => part !== '' && part !== '.');
}

/** The folder's own name, with those above it where two have the same. */
function nameOf(path: readonly string[], others: readonly (readonly string[])[]): string {
  const own = path.at(-1) ?? '';
  const same = others.filter((other) => other.at(-1) === own).length > 1;
  return cutToCodePoints(same ? path.slice(-2).join(' - ') : own, TEXT.ALBUM_NAME).trim();
}

/** The folders of files that came together; undefined where it is one folder, or none. */
export function planTree(files: readonly File[]): Tree | undefined {
  const groups = Map.groupBy(files, (file) => pathOf(file).join('/'));
  if (groups.size < 2) return undefined;
  const paths = [...groups.values()].map(([first]) => (first ? pathOf(first) : []));
  const [root = ''] = paths[0] ?? [];
  const common = paths.every(([top]) => top === root) ? root : '';
  const folders = [...groups.values()].map((group, index) => ({
    name: nameOf(paths[index] ?? [], paths),
    files: group,
  }));
  return { name: cutToCodePoints(common, TEXT.ALBUM_NAME).trim(), folders };
}
