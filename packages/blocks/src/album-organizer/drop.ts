import { addTo, canAdd, canMerge, canMoveOut, canPlace, merge, moveOut, place } from './actions.ts';
import { mergedName } from './mergedName.ts';
import { isSet, type OrganizerTree } from './tree.ts';

/** The effect of a drop on an album: place before it, merge with it or add to it, place after it. */
export type DropKind = 'before' | 'into' | 'after';

/** The effect of a drop: on an album, or move out of the set. */
export type DropIntention = { kind: DropKind; target: string } | { kind: 'out' };

const KINDS: readonly DropKind[] = ['before', 'into', 'after'];

/** Returns whether the rules allow a drop. */
export function isAllowed(tree: OrganizerTree, ids: readonly string[], intention: DropIntention): boolean {
  if (intention.kind === 'out') return canMoveOut(tree, ids);
  const { kind, target } = intention;
  if (kind !== 'into') return canPlace(tree, ids, target);
  return canMerge(tree, ids, target) || canAdd(tree, ids, target);
}

/** Returns the effects that a drop on the target can have, from the start of its card to the end. */
export function allowedKinds(tree: OrganizerTree, ids: readonly string[], target: string): DropKind[] {
  return KINDS.filter((kind) => isAllowed(tree, ids, { kind, target }));
}

/** Returns the tree after a drop, or the same tree if the rules forbid the drop. */
export function dropped(
  tree: OrganizerTree,
  ids: readonly string[],
  { intention, newId }: { intention: DropIntention; newId: string },
): OrganizerTree {
  if (intention.kind === 'out') return moveOut(tree, { ids });
  const { kind, target } = intention;
  if (kind !== 'into') return place(tree, { ids, target, side: kind });
  if (isSet(tree.nodes.get(target))) return addTo(tree, { ids, set: target });
  return merge(tree, { ids, target, newId });
}

/** Returns the name of the set that is created when these albums are dropped on the target. */
export function nameOfMerge(tree: OrganizerTree, ids: readonly string[], target: string): string {
  const [first = ''] = ids;
  return mergedName(tree.nodes.get(target)?.name ?? '', tree.nodes.get(first)?.name ?? '');
}
