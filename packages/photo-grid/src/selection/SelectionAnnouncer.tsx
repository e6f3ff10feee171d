import { useEffect, useRef, useState } from 'react';
import type { PhotoGridLabels } from '../labels.ts';
import * as styles from '../PhotoGrid.css.ts';
import { type SelectionRanges, selectionCount } from './ranges.ts';

/** Says how many photos are selected whenever that changes; silent at first. On its own, so that words draw no photo anew. */
export function SelectionAnnouncer(props: { selection: SelectionRanges; labels: PhotoGridLabels }) {
  const { selection, labels } = props;
  const count = selectionCount(selection);
  const last = useRef(count);
  const [text, setText] = useState('');
  useEffect(() => {
    if (count === last.current) return;
    last.current = count;
    setText(labels.selected(count));
  }, [count, labels]);
  return (
    <div className={styles.announcer} aria-live="polite" role="status">
      {text}
    </div>
  );
}
