import { useState } from 'react';
import type { PhotoGridLabels } from './labels.ts';
import * as css from './PhotoGrid.css.ts';
import { type SelectionRanges, selectionCount } from './selection/ranges.ts';

/** Announces how many photos are selected whenever that changes, and photos that could not be loaded; silent at first. */
export function GridAnnouncer(props: {
  selection: SelectionRanges;
  hasFailed: boolean;
  labels: PhotoGridLabels;
}) {
  const { selection, hasFailed, labels } = props;
  const count = selectionCount(selection);
  const [first] = useState(count);
  const [hasChanged, setHasChanged] = useState(false);
  // Set during rendering: an effect would render once more after every change.
  if (count !== first && !hasChanged) setHasChanged(true);
  return (
    <div className={css.announcer} aria-live="polite" role="status">
      {hasFailed && <p>{labels.loadFailed}</p>}
      {hasChanged && labels.selected(count)}
    </div>
  );
}
