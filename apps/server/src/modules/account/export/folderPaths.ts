import type { FolderRow } from '../../../db/schema.ts';
import { safeName } from '../../../zip/safeName.ts';
import { namesTaken } from '../../../zip/uniqueNames.ts';
import { IMAGES_FOLDER, MANIFEST_NAME } from './manifest.ts';

/** Of a folder's name, in characters. */
const LONGEST = 80;
type Named = Pick<FolderRow, 'id' | 'parent_id' | 'name'>;

/** The path of each album in an export, by id: `set/album`, all different. */
export function folderPaths(folders: readonly Named[]): Map<string, string> {
  const children = Map.groupBy(folders, ({ parent_id }) => parent_id);
  const paths = new Map<string, string>();
  const walk = (parent: string | null, prefix: string) => {
    const unique = namesTaken();
    if (parent === null) for (const own of [MANIFEST_NAME, IMAGES_FOLDER]) unique(own);
    for (const { id, name } of children.get(parent) ?? []) {
      const path = prefix + unique(safeName(name, LONGEST));
      paths.set(id, path);
      walk(id, `${path}/`);
    }
  };
  walk(null, '');
  return paths;
}
