import { ROOT_FOLDER, TEXT } from '@xiangji/api-client/contract';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { freeName } from '../../../shared/freeName.ts';
import { today } from '../../../shared/today.ts';
import { createLeaf, dissolve } from '../organiser/actions.ts';
import { isSet, type OrganiserTree } from '../organiser/tree.ts';
import { dropped, type Intention, isAllowed, nameOfMerge } from './drop.ts';
import type { OrganiserControl } from './useOrganiser.ts';

const MS_PER_SECOND = 1_000;

/** Something to be spoken; the round makes the same words new. */
export interface Said {
  text: string;
  round: number;
}

/** What happened, in words. */
function useOutcome(tree: OrganiserTree) {
  const t = useTranslations('organiser');
  const nameOf = (id: string) => tree.nodes.get(id)?.name ?? '';
  return (ids: readonly string[], intention: Intention): string => {
    if (intention.kind === 'out') return t('movedOut');
    const { kind, target } = intention;
    if (kind === 'before') return t('placedBefore', { name: nameOf(target) });
    if (kind === 'after') return t('placedAfter', { name: nameOf(target) });
    if (isSet(tree.nodes.get(target))) return t('putInto', { name: nameOf(target) });
    return t('merged', { name: nameOfMerge(tree, ids, target) });
  };
}

/** What the keys stand on while something is carried, and what can be done there, in words. */
function usePlaceWords(tree: OrganiserTree) {
  const t = useTranslations('organiser');
  return (ids: readonly string[], target: string): string => {
    const name = tree.nodes.get(target)?.name ?? '';
    const words: string[] = [];
    if (isAllowed(tree, ids, { kind: 'into', target })) {
      const set = nameOfMerge(tree, ids, target);
      words.push(isSet(tree.nodes.get(target)) ? t('overInto', { name }) : t('overMerge', { name, set }));
    }
    if (isAllowed(tree, ids, { kind: 'before', target })) words.push(t('overBeside', { name }));
    return words.join(' · ') || t('overNothing', { name });
  };
}

/** Everything that can be done in manage mode, each told to a screen reader in the page's language. */
export function useOrganiserActs(control: OrganiserControl, level: string) {
  const t = useTranslations('organiser');
  const { tree, act } = control;
  const [said, setSaid] = useState<Said>({ text: '', round: 0 });
  const [carried, setCarried] = useState<readonly string[]>();
  const made = useRef(0);
  const outcome = useOutcome(tree);
  const placeWords = usePlaceWords(tree);
  const say = (text: string) => setSaid(({ round }) => ({ text, round: round + 1 }));
  const nextId = () => {
    made.current += 1;
    return `new-${made.current}`;
  };

  /** Gives the id to go on from. */
  const drop = (ids: readonly string[], intention: Intention | undefined): string | undefined => {
    setCarried(undefined);
    const newId = nextId();
    const next = intention ? dropped(tree, ids, { intention, newId }) : tree;
    if (!intention || !act(next)) {
      say(t('refused'));
      return ids[0];
    }
    say(outcome(ids, intention));
    if (intention.kind === 'into') return next.nodes.has(newId) ? newId : intention.target;
    return ids[0];
  };

  return {
    said,
    say,
    carried,
    drop,
    pickUp: (ids: readonly string[]) => {
      setCarried(ids);
      const [only = ''] = ids;
      const name = ids.length > 1 ? t('many', { count: ids.length }) : (tree.nodes.get(only)?.name ?? '');
      say(t('pickedUp', { name }));
    },
    over: (target: string) => carried && say(placeWords(carried, target)),
    putBack: () => {
      if (!carried) return false;
      setCarried(undefined);
      say(t('cancelled'));
      return true;
    },
    add: (): string | undefined => {
      const id = nextId();
      const taken = [...tree.nodes.values()].map(({ name }) => name);
      const name = freeName(t('newName', { date: today() }), taken, TEXT.ALBUM_NAME);
      const parent = tree.nodes.has(level) ? level : ROOT_FOLDER;
      const born = Math.floor(Date.now() / MS_PER_SECOND);
      if (!act(createLeaf(tree, { id, name, level: parent, born }))) return undefined;
      say(t('added', { name }));
      return id;
    },
    dissolve: (set: string) => {
      const name = tree.nodes.get(set)?.name ?? '';
      if (act(dissolve(tree, { set }))) say(t('dissolved', { name }));
    },
    undo: () => {
      if (!control.canUndo) return;
      control.undo();
      say(t('undone'));
    },
    redo: () => {
      if (!control.canRedo) return;
      control.redo();
      say(t('redone'));
    },
  };
}

export type OrganiserActs = ReturnType<typeof useOrganiserActs>;
