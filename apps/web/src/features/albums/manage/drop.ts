import {
  addTo,
  canAdd,
  canMerge,
  canMoveOut,
  canPlace,
  merge,
  moveOut,
  place,
} from '../organiser/actions.ts';
import { mergedName } from '../organiser/mergedName.ts';
import { isSet, type OrganiserTree } from '../organiser/tree.ts';

/** What letting go here would do. */
export type Intention = { kind: 'into' | 'before' | 'after'; target: string } | { kind: 'out' };

/** The part of a card's width, on either side, that means before and after (spec §4: a quarter). */
const SIDE_PART = 0.25;

/** Whether the rules let something come of it. */
export function isAllowed(tree: OrganiserTree, ids: readonly string[], intention: Intention): boolean {
  if (intention.kind === 'out') return canMoveOut(tree, ids);
  const { kind, target } = intention;
  if (kind !== 'into') return canPlace(tree, ids, target);
  return canMerge(tree, ids, target) || canAdd(tree, ids, target);
}

/** What a pointer over a card means, `part` of its width from the left; undefined where nothing is allowed. */
export function intentionAt(
  tree: OrganiserTree,
  ids: readonly string[],
  over: { target: string; part: number },
): Intention | undefined {
  const { target, part } = over;
  const side: Intention | undefined =
    part < SIDE_PART
      ? { kind: 'before', target }
      : part > 1 - SIDE_PART
        ? { kind: 'after', target }
        : undefined;
  const into: Intention = { kind: 'into', target };
  if (side && isAllowed(tree, ids, side)) return side;
  if (isAllowed(tree, ids, into)) return into;
  // A card that takes nothing in is two halves.
  const half: Intention = { kind: part < 0.5 ? 'before' : 'after', target };
  return isAllowed(tree, ids, half) ? half : undefined;
}

/** The tree after letting go; the same tree where the rules forbid it. */
export function dropped(
  tree: OrganiserTree,
  ids: readonly string[],
  { intention, newId }: { intention: Intention; newId: string },
): OrganiserTree {
  if (intention.kind === 'out') return moveOut(tree, { ids });
  const { kind, target } = intention;
  if (kind !== 'into') return place(tree, { ids, target, side: kind });
  if (isSet(tree.nodes.get(target))) return addTo(tree, { ids, set: target });
  return merge(tree, { ids, target, newId });
}

/** The name of the set that dropping these on the target would make. */
export function nameOfMerge(tree: OrganiserTree, ids: readonly string[], target: string): string {
  const [first = ''] = ids;
  return mergedName(tree.nodes.get(target)?.name ?? '', tree.nodes.get(first)?.name ?? '');
}
