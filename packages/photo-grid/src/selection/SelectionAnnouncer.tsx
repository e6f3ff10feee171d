import { useState } from 'react';
import type { PhotoGridLabels } from '../labels.ts';
import * as styles from '../PhotoGrid.css.ts';
import { type SelectionRanges, selectionCount } from './ranges.ts';

/** Says how many photos are selected whenever that changes; silent at first. */
export function SelectionAnnouncer(props: { selection: SelectionRanges; labels: PhotoGridLabels }) {
  const { selection, labels } = props;
  const count = selectionCount(selection);
  const [first] = useState(count);
  const [isTold, setTold] = useState(false);
  // While drawing, as an effect would draw once more behind every change.
  if (count !== first && !isTold) setTold(true);
  return (
    <div className={styles.announcer} aria-live="polite" role="status">
      {isTold && labels.selected(count)}
    </div>
  );
}
