import { Button, Dialog, DownloadIcon, Inline, Stack } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import * as css from './Takeout.css.ts';
import { type TakeoutLabels, takeoutLabels } from './takeoutLabels.ts';

export interface TakeoutReportProps {
  /** Whether the report is shown. */
  open: boolean;
  /** Called with the new state when the report should open or close. */
  onOpenChange: (open: boolean) => void;
  /** Number of photos that were stored. */
  stored: number;
  /** Number of photos that their albums had already. */
  duplicates: number;
  /** Photos that were not stored, by the text of the reason. */
  refused: readonly { reason: string; count: number }[];
  /** URL of a CSV file with one line a file, and its name. */
  csv: { url: string; name: string };
  /** Replaces individual texts. */
  labels?: Partial<TakeoutLabels>;
}

/** A dialog that says what became of the files of a Google Takeout. */
export function TakeoutReport({
  open,
  onOpenChange,
  stored,
  duplicates,
  refused,
  csv,
  ...props
}: TakeoutReportProps) {
  const labels = useBlockLabels(takeoutLabels, props.labels);
  const lost = refused.reduce((sum, { count }) => sum + count, 0);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content title={labels.reportTitle} size="small">
        <Dialog.Body>
          <Stack gap={3}>
            <p className={css.summary}>{labels.stored(stored)}</p>
            {duplicates > 0 && <p className={css.summary}>{labels.duplicates(duplicates)}</p>}
            {lost > 0 && <p className={css.summary}>{labels.refused(lost)}</p>}
            {lost > 0 && (
              <ul className={css.notes}>
                {refused.map(({ reason, count }) => (
                  <li key={reason}>{labels.reason(reason, count)}</li>
                ))}
              </ul>
            )}
            <Inline gap={2} justifyContent="flex-end">
              <Button asChild>
                <a href={csv.url} download={csv.name}>
                  <DownloadIcon />
                  {labels.csv}
                </a>
              </Button>
              <Button variant="solid" onClick={() => onOpenChange(false)}>
                {labels.finish}
              </Button>
            </Inline>
          </Stack>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
