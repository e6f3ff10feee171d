import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLayer } from '../../../shared/layer/useLayer.ts';
import type { GridHandle } from '../grid/AlbumGrid.tsx';
import { isSet } from '../organiser/tree.ts';
import type { Intention } from './drop.ts';
import { ORGANISER_LAYERS } from './OrganiserDialogs.tsx';
import { useKeyboard } from './useKeyboard.ts';
import type { OrganiserControl } from './useOrganiser.ts';
import { useOrganiserActs } from './useOrganiserActs.ts';

/** Puts the keys on what was just made or moved, and the focus back in the list. */
function useGoingOn(listId: string, { list, setCurrent, grid }: GoingOn) {
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    if (wanted === undefined) return;
    const place = list.findIndex(({ id }) => id === wanted);
    if (place >= 0) {
      setCurrent(wanted);
      grid.current?.scrollTo(place);
    }
    document.getElementById(listId)?.focus({ preventScroll: true });
    setWanted(undefined);
  }, [wanted, list, listId, setCurrent, grid]);
  useEffect(() => {
    document.getElementById(listId)?.focus({ preventScroll: true });
  }, [listId]);
  return setWanted;
}

interface GoingOn {
  list: OrganiserControl['list'];
  setCurrent: (id: string) => void;
  grid: RefObject<GridHandle | null>;
}

/** Everything that a key, a press or a button does in manage mode. */
export function useHands(
  control: OrganiserControl,
  { level, goTo }: { level: string; goTo: (level: string) => void },
) {
  const { tree, list, selected, select } = control;
  const acts = useOrganiserActs(control, level);
  const { open } = useLayer(ORGANISER_LAYERS);
  const grid = useRef<GridHandle>(null);
  const listId = useId();
  // The keys are made below what they do: by the time that one is pressed it is there.
  const goOn = useRef<(id: string | undefined) => void>(() => undefined);

  const carriedBy = (id: string) =>
    selected.has(id) ? list.filter((node) => selected.has(node.id)).map((node) => node.id) : [id];
  // The button that did it goes away with the selection.
  const focusList = () => document.getElementById(listId)?.focus({ preventScroll: true });
  const hands = {
    toggle: (id: string) =>
      select(selected.has(id) ? [...selected].filter((other) => other !== id) : [...selected, id]),
    pickUp: (id: string) => {
      acts.pickUp(carriedBy(id));
      focusList();
    },
    over: acts.over,
    selectAll: () => select(list.map(({ id }) => id)),
    drop: (intention: Intention) => goOn.current(acts.drop(acts.carried ?? [], intention)),
    cancel: () => {
      if (!acts.putBack()) select([]);
    },
    open: (id: string) => {
      if (!isSet(tree.nodes.get(id))) return;
      select([]);
      goTo(id);
      focusList();
    },
    dissolve: (id: string) => {
      acts.dissolve(id);
      focusList();
    },
    rename: (id: string) => open('organiser-rename', id),
    undo: acts.undo,
    redo: acts.redo,
  };
  const keys = useKeyboard({ list, carrying: acts.carried !== undefined, grid, acts: hands });
  goOn.current = useGoingOn(listId, { list, setCurrent: keys.setCurrent, grid });
  const press = (id: string) => {
    keys.setCurrent(id);
    if (acts.carried) acts.over(id);
    else hands.toggle(id);
  };
  return { acts, hands, keys, grid, listId, goOn: goOn.current, press, sort: () => open('organiser-sort') };
}
