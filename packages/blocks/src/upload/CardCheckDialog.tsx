import { Banner, Button, Dialog, ProgressBar, Stack, useFormatters } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import * as css from './CardCheck.css.ts';
import { CardCheckResult, type CheckedCard } from './CardCheckResult.tsx';
import { type CardCheckLabels, cardCheckLabels } from './cardCheckLabels.ts';
import { FileButton, type FileButtonProps } from './FileButton.tsx';

/** How far a check is, and why it stopped. */
export interface CardCheckProgress {
  /** Whether files are being checked, or the check stopped and can continue. */
  phase: 'checking' | 'stopped';
  /** Number of checked files. */
  done: number;
  /** Number of all files. */
  total: number;
  /** Size of the checked files in bytes. */
  doneBytes: number;
  /** Size of all files in bytes. */
  totalBytes: number;
  /** The error that stopped the check; undefined if the user stopped it. */
  error?: string | undefined;
}

/** The state of a check: a folder has to be chosen, its files are checked, or they are all checked. */
export type CardCheckState =
  /** `isEmpty`: the chosen folder has no photos. */
  { phase: 'choose'; isEmpty?: boolean } | CardCheckProgress | ({ phase: 'done' } & CheckedCard);

export interface CardCheckDialogProps extends Pick<FileButtonProps, 'readFiles'> {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with the new state when the dialog should open or close. */
  onOpenChange: (open: boolean) => void;
  /** The state of the check. */
  state: CardCheckState;
  /** Called with the files of the chosen card or folder. */
  onFiles: (files: File[]) => void;
  /** Called when the check should stop. */
  onStop: () => void;
  /** Called when a stopped check should continue. */
  onContinue: () => void;
  /** Called to upload the missing files. */
  onUpload: (files: readonly File[]) => void;
  /** Replaces individual texts. */
  labels?: Partial<CardCheckLabels>;
}

type ViewProps<State> = Omit<CardCheckDialogProps, 'open' | 'state' | 'labels'> & {
  state: State;
  labels: CardCheckLabels;
};

function Progress({ state, labels, onStop, onContinue }: ViewProps<CardCheckProgress>) {
  const { fileSize } = useFormatters();
  const { phase, done, total, doneBytes, totalBytes, error } = state;
  const isChecking = phase === 'checking';
  const headline = (isChecking ? labels.checking : labels.stopped)(done, total);
  return (
    <>
      <Dialog.Body>
        <Stack gap={3}>
          {error && <Banner tone="critical">{error}</Banner>}
          <p className={css.headline}>{headline}</p>
          <ProgressBar label={headline} value={totalBytes > 0 ? doneBytes / totalBytes : null} />
          <p className={css.note}>{labels.bytes(fileSize(doneBytes), fileSize(totalBytes))}</p>
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        {isChecking ? (
          <Button onClick={onStop}>{labels.stop}</Button>
        ) : (
          <Button variant="solid" onClick={onContinue}>
            {labels.continue}
          </Button>
        )}
      </Dialog.Footer>
    </>
  );
}

function View({ state, ...props }: ViewProps<CardCheckState>) {
  const { labels, readFiles, onFiles, onUpload, onOpenChange } = props;
  if ('totalBytes' in state) return <Progress state={state} {...props} />;
  const choice = { directory: true, onFiles, ...(readFiles && { readFiles }) };
  if (state.phase === 'choose') {
    return (
      <>
        <Dialog.Body>
          <Stack gap={3}>
            <p className={css.text}>{labels.intro}</p>
            {state.isEmpty && <Banner tone="warning">{labels.empty}</Banner>}
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <FileButton variant="solid" label={labels.choose} {...choice}>
            {labels.choose}
          </FileButton>
        </Dialog.Footer>
      </>
    );
  }
  const missing = state.missing.length;
  return (
    <>
      <Dialog.Body>
        <CardCheckResult card={state} labels={labels} />
      </Dialog.Body>
      <Dialog.Footer>
        <FileButton variant="ghost" label={labels.chooseOther} {...choice}>
          {labels.chooseOther}
        </FileButton>
        {missing > 0 ? (
          <Button variant="solid" onClick={() => onUpload(state.missing)}>
            {labels.upload(missing)}
          </Button>
        ) : (
          <Button variant="solid" onClick={() => onOpenChange(false)}>
            {labels.close}
          </Button>
        )}
      </Dialog.Footer>
    </>
  );
}

/**
 * A dialog that checks whether a library has all files of a memory card, before the user erases the card. Closing it
 * during a check stops the check first.
 */
export function CardCheckDialog({ open, onOpenChange, ...props }: CardCheckDialogProps) {
  const labels = useBlockLabels(cardCheckLabels, props.labels);
  const { state, onStop } = props;
  const change = (isOpen: boolean) => {
    if (!isOpen && state.phase === 'checking') onStop();
    else onOpenChange(isOpen);
  };
  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Content title={labels.title} size="medium">
        <View {...props} labels={labels} onOpenChange={change} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
