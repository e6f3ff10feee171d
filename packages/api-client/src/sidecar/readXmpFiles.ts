import type { Sidecar } from '../contract/sidecar.ts';
import { type FilePath, pathOf } from '../upload/pathOf.ts';
import { readXmp } from './readXmp.ts';

/** Longer files are no side files. Bytes. */
const LONGEST_XMP = 4_194_304;
/** Files that are read at once. */
const AT_ONCE = 16;

/** A file beside others. */
type FileBeside = FilePath & Pick<File, 'size'>;

const isXmp = ({ name }: FilePath) => /\.xmp$/i.test(name);

/** The path without letter case and accents that systems write in two ways. */
function keyOf(file: FilePath, name: string): string {
  return [...pathOf(file), name].join('/').normalize().toLowerCase();
}

const withoutEnd = (name: string) => name.replace(/\.[^.]*$/, '');

/**
 * Reads the XMP files beside photos: `IMG_1.JPG.xmp`, else `IMG_1.xmp`. One that cannot be read counts as missing. Files
 * that a page gets are read with `file.text()`.
 */
export async function readXmpFiles<F extends FileBeside>(
  files: readonly F[],
  read: (file: F) => Promise<string>,
): Promise<Map<F, Sidecar>> {
  const all = files.filter((file) => isXmp(file) && file.size <= LONGEST_XMP);
  const sidecars = new Map<string, Sidecar>();
  const next = all.values();
  const work = async () => {
    for (const file of next) {
      const sidecar = readXmp(await read(file).catch(() => ''));
      if (Object.keys(sidecar).length > 0) sidecars.set(keyOf(file, withoutEnd(file.name)), sidecar);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const found = new Map<F, Sidecar>();
  for (const file of files) {
    const { name } = file;
    const sidecar = sidecars.get(keyOf(file, name)) ?? sidecars.get(keyOf(file, withoutEnd(name)));
    if (sidecar && !isXmp(file)) found.set(file, sidecar);
  }
  return found;
}
