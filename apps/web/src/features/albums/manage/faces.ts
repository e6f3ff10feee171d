import { FOLDER_TYPES, type Folder, IMAGES } from '@xiangji/api-client/contract';
import type { AlbumFaceProps } from '../AlbumFace.tsx';
import { isSet, listOf, type OrganiserNode, type OrganiserTree } from '../organiser/tree.ts';
import { nameOfMerge } from './drop.ts';

/** What the lists told of covers and counts, by id. */
export type FolderFacts = ReadonlyMap<string, Pick<Folder, 'cover' | 'count'>>;

function coverOf(facts: FolderFacts, id: string): Folder['cover'] {
  return facts.get(id)?.cover ?? null;
}

/** How an album or set looks now, in the middle of the work. */
export function faceOf(tree: OrganiserTree, facts: FolderFacts, node: OrganiserNode): AlbumFaceProps {
  const { name, type, sdate, edate } = node;
  if (!isSet(node)) {
    return {
      name,
      type,
      sdate,
      edate,
      covers: [coverOf(facts, node.id)],
      count: facts.get(node.id)?.count ?? 0,
    };
  }
  const children = listOf(tree, node.id);
  const covers = children.slice(0, IMAGES.ALBUM_COVERS).map(({ id }) => coverOf(facts, id));
  return { name, type, sdate, edate, covers, count: children.length };
}

/** The set that dropping `ids` on the target would make or fill, before it is done. */
export function previewOf(
  tree: OrganiserTree,
  facts: FolderFacts,
  { ids, target }: { ids: readonly string[]; target: OrganiserNode },
): AlbumFaceProps {
  const inside = isSet(target) ? listOf(tree, target.id).map(({ id }) => id) : [target.id];
  const members = [...new Set([...inside, ...ids])];
  const { sdate, edate } = target;
  return {
    name: isSet(target) ? target.name : nameOfMerge(tree, ids, target.id),
    type: FOLDER_TYPES.NODE,
    covers: members.slice(0, IMAGES.ALBUM_COVERS).map((id) => coverOf(facts, id)),
    count: members.length,
    sdate,
    edate,
  };
}
