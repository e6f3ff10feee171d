import { Banner, Button, Inline, ProgressBar, Stack } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import * as css from './Takeout.css.ts';
import { type TakeoutLabels, takeoutLabels } from './takeoutLabels.ts';

/** Numbers of what a Google Takeout holds. */
export interface TakeoutCounts {
  /** Albums to upload to. */
  albums: number;
  /** Photos to upload; a live photo counts once. */
  photos: number;
  /** Photos without a date in a side file. */
  undated: number;
  /** Photos that are left out, because an album has the same file. */
  copies: number;
  /** Photos in Google's recycle bin, which are left out. */
  trashed: number;
  /** Files that cannot be uploaded. */
  unsupported: number;
}

/** A Google Takeout that the user picked. */
export type TakeoutStatus =
  /** Its side files are being read; `total` is 0 while their number is unknown. */
  | { state: 'reading'; done: number; total: number }
  | { state: 'found'; counts: TakeoutCounts }
  /** It cannot be read: the archive `file` is damaged, it is something else, or the browser cannot read it. */
  | { state: 'failed'; reason: 'damaged' | 'other' | 'unreadable'; file: string };

export interface TakeoutStepsProps {
  /** The Takeout. */
  status: TakeoutStatus;
  /** Whether its upload is being started. @default false */
  busy?: boolean;
  /** Called by the button that starts the upload. */
  onStart: () => void;
  /** Called by the button that returns to the choice of files. */
  onCancel: () => void;
  /** Replaces individual texts. */
  labels?: Partial<TakeoutLabels>;
}

function Found({ counts, labels }: { counts: TakeoutCounts; labels: TakeoutLabels }) {
  const { undated, copies, trashed, unsupported } = counts;
  const notes = [
    undated > 0 && labels.undatedText,
    copies > 0 && labels.copies(copies),
    trashed > 0 && labels.trashed(trashed),
    unsupported > 0 && labels.unsupported(unsupported),
  ].filter((note) => note !== false);
  return (
    <>
      <div role="status">
        <p className={css.title}>{labels.found}</p>
        <p className={css.summary}>{labels.summary(counts)}</p>
      </div>
      {notes.length > 0 && (
        <ul className={css.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Shows the reading of a Google Takeout, then what was found in it, or why it cannot be read. */
export function TakeoutSteps({ status, busy = false, onStart, onCancel, ...props }: TakeoutStepsProps) {
  const labels = useBlockLabels(takeoutLabels, props.labels);
  if (status.state === 'failed') {
    const { reason, file } = status;
    const [title, text] = {
      damaged: [labels.damaged(file), labels.damagedText],
      other: [labels.other, labels.otherText],
      unreadable: [labels.failed, labels.failedText],
    }[reason];
    return (
      <Banner tone="critical" title={title}>
        {text}
      </Banner>
    );
  }
  return (
    <Stack gap={3}>
      {status.state === 'reading' ? (
        <>
          <p className={css.summary}>{labels.reading}</p>
          <ProgressBar label={labels.reading} value={status.total > 0 ? status.done / status.total : null} />
          <p className={css.title}>{labels.read(status.done, status.total)}</p>
        </>
      ) : (
        <Found counts={status.counts} labels={labels} />
      )}
      <Inline gap={2} justifyContent="flex-end">
        <Button variant="ghost" disabled={busy} onClick={onCancel}>
          {labels.cancel}
        </Button>
        {status.state === 'found' && (
          <Button variant="solid" disabled={busy || status.counts.photos === 0} onClick={onStart}>
            {labels.start}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
