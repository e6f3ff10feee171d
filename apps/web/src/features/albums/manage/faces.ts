import { IMAGES } from '@xiangji/api-client/contract';
import type { AlbumCover, AlbumEntry } from '../../../shared/models/album.ts';
import type { AlbumFaceProps } from '../AlbumFace.tsx';
import { isSet, listOf, type OrganiserNode, type OrganiserTree } from '../organiser/tree.ts';
import { nameOfMerge } from './drop.ts';

/** What the lists told of covers and counts, by id. */
export type FolderFacts = ReadonlyMap<string, Pick<AlbumEntry, 'cover' | 'count'>>;

function coverOf(facts: FolderFacts, id: string): AlbumCover | null {
  return facts.get(id)?.cover ?? null;
}

/** How an album or set looks now, in the middle of the work. */
export function faceOf(tree: OrganiserTree, facts: FolderFacts, node: OrganiserNode): AlbumFaceProps {
  const { name, kind, startDate, endDate } = node;
  if (!isSet(node)) {
    return {
      name,
      kind,
      startDate,
      endDate,
      covers: [coverOf(facts, node.id)],
      count: facts.get(node.id)?.count ?? 0,
    };
  }
  const children = listOf(tree, node.id);
  const covers = children.slice(0, IMAGES.ALBUM_COVERS).map(({ id }) => coverOf(facts, id));
  return { name, kind, startDate, endDate, covers, count: children.length };
}

/** The set that dropping `ids` on the target would make or fill, before it is done. */
export function previewOf(
  tree: OrganiserTree,
  facts: FolderFacts,
  { ids, target }: { ids: readonly string[]; target: OrganiserNode },
): AlbumFaceProps {
  const inside = isSet(target) ? listOf(tree, target.id).map(({ id }) => id) : [target.id];
  const members = [...new Set([...inside, ...ids])];
  const { startDate, endDate } = target;
  return {
    name: isSet(target) ? target.name : nameOfMerge(tree, ids, target.id),
    kind: 'albumSet',
    covers: members.slice(0, IMAGES.ALBUM_COVERS).map((id) => coverOf(facts, id)),
    count: members.length,
    startDate,
    endDate,
  };
}
