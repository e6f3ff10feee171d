import type { AlbumFaceProps } from '../album-card/AlbumFace.tsx';
import { nameOfMerge } from './drop.ts';
import { isSet, listOf, type OrganizerNode, type OrganizerTree } from './tree.ts';

/** Maximum number of covers on a card. */
const MOST_COVERS = 3;

type Face = Omit<AlbumFaceProps, 'labels'>;

function coversOf(nodes: readonly (OrganizerNode | undefined)[]): Face['covers'] {
  return nodes.slice(0, MOST_COVERS).map((node) => node?.cover ?? null);
}

/** Returns the content of a node's card. */
export function faceOf(tree: OrganizerTree, node: OrganizerNode): Face {
  const { name, kind, startDate, endDate } = node;
  const children = isSet(node) ? listOf(tree, node.id) : [node];
  const count = isSet(node) ? children.length : node.count;
  return { name, kind, startDate, endDate, covers: coversOf(children), count };
}

/** Returns the card content of the set that a drop of `ids` on the target would create or extend. */
export function previewOf(tree: OrganizerTree, ids: readonly string[], target: OrganizerNode): Face {
  const inside = isSet(target) ? listOf(tree, target.id).map(({ id }) => id) : [target.id];
  const members = [...new Set([...inside, ...ids])];
  const { startDate, endDate } = target;
  return {
    ...{ kind: 'albumSet', startDate, endDate, count: members.length },
    name: isSet(target) ? target.name : nameOfMerge(tree, ids, target.id),
    covers: coversOf(members.map((id) => tree.nodes.get(id))),
  };
}
