import { emptySelection, type SelectionRanges, selectionCount } from '@xiangji/photo-grid';
import { useState } from 'react';

/** Manage mode: whether it is active, and the selected photos by position in the list. */
export function useManaging() {
  const [managing, setManaging] = useState(false);
  const [selection, setSelection] = useState<SelectionRanges>(emptySelection);
  return {
    managing,
    selection,
    count: selectionCount(selection),
    setSelection,
    enter: () => setManaging(true),
    leave: () => {
      setManaging(false);
      setSelection(emptySelection);
    },
  };
}

export type Managing = ReturnType<typeof useManaging>;
