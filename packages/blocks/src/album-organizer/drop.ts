import { addTo, canAdd, canMerge, canMoveOut, canPlace, merge, moveOut, place } from './actions.ts';
import { mergedName } from './mergedName.ts';
import { isSet, type OrganizerTree } from './tree.ts';

/** The result of a drop: merge with the target or add to it, place next to the target, or move out of the set. */
export type DropIntention = { kind: 'into' | 'before' | 'after'; target: string } | { kind: 'out' };

/** The fraction of the width of a card, on each side, that means before or after. */
const SIDE_PART = 0.25;

/** Returns whether the rules allow a drop. */
export function isAllowed(tree: OrganizerTree, ids: readonly string[], intention: DropIntention): boolean {
  if (intention.kind === 'out') return canMoveOut(tree, ids);
  const { kind, target } = intention;
  if (kind !== 'into') return canPlace(tree, ids, target);
  return canMerge(tree, ids, target) || canAdd(tree, ids, target);
}

/**
 * Returns the effect of a drop on a card, at the fraction `part` of its width from the left; undefined if no drop is
 * allowed.
 */
export function intentionAt(
  tree: OrganizerTree,
  ids: readonly string[],
  over: { target: string; part: number },
): DropIntention | undefined {
  const { target, part } = over;
  const into: DropIntention = { kind: 'into', target };
  // A card into which nothing can be dropped is divided into two halves.
  const half: DropIntention = { kind: part < 0.5 ? 'before' : 'after', target };
  const isAtSide = part < SIDE_PART || part > 1 - SIDE_PART;
  const intentions = isAtSide ? [half, into] : [into, half];
  return intentions.find((intention) => isAllowed(tree, ids, intention));
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
