import { type Dispatch, type SetStateAction, useState } from 'react';
import { emptySelection, type SelectionRanges, selectionCount } from './ranges.ts';
import type { SelectionMode } from './useSelection.ts';

export interface SelectionModeState {
  /** Whether photos are selected at present. */
  active: boolean;
  /** The selected photos by index. */
  selection: SelectionRanges;
  /** Number of selected photos. */
  count: number;
  /** Selects other photos. */
  setSelection: Dispatch<SetStateAction<SelectionRanges>>;
  /** Starts the selection mode. */
  enter: () => void;
  /** Ends the selection mode and clears the selection. */
  leave: () => void;
  /** Props of the grid. */
  gridProps: {
    selectionMode: SelectionMode;
    selection: SelectionRanges;
    onSelectionChange: Dispatch<SetStateAction<SelectionRanges>>;
  };
}

/** The state of a selection mode, which, for example, a menu starts and a bar ends. */
export function useSelectionMode(): SelectionModeState {
  const [active, setActive] = useState(false);
  const [selection, setSelection] = useState<SelectionRanges>(emptySelection);
  return {
    active,
    selection,
    count: selectionCount(selection),
    setSelection,
    enter: () => setActive(true),
    leave: () => {
      setActive(false);
      setSelection(emptySelection);
    },
    gridProps: { selectionMode: active ? 'always' : 'none', selection, onSelectionChange: setSelection },
  };
}
