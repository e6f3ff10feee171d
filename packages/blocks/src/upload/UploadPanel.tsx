import {
  Button,
  ChevronDownIcon,
  ChevronUpIcon,
  CloudOffIcon,
  ConfirmDialog,
  IconButton,
  Inline,
  ProgressBar,
  ProgressRing,
  useFormatters,
  XIcon,
} from '@xiangji/ui';
import { useState } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type UploadLabels, uploadLabels } from './labels.ts';
import { UploadAnnouncer } from './UploadAnnouncer.tsx';
import { UploadItems, type UploadItemsProps } from './UploadItems.tsx';
import * as css from './UploadPanel.css.ts';
import type { UploadStatus } from './uploadStatus.ts';

const MINUTE = 60;
const HOUR = 3_600;

export type UploadPanelProps<Item> = Omit<UploadItemsProps<Item>, 'labels'> & {
  /** The state of the upload. */
  status: UploadStatus;
  /** Called to retry the failed files. */
  onRetry: () => void;
  /** Called by the button that cancels all unfinished files. */
  onCancelAll: () => void;
  /** Called by the button that adds more files. Without it, there is no such button. */
  onAddMore?: (() => void) | undefined;
  /**
   * Called when the upload should end and the panel should close. While files are uploading, the panel first asks for
   * confirmation.
   */
  onFinish: () => void;
  /** Replaces individual texts. */
  labels?: Partial<UploadLabels>;
};

function headlineOf(status: UploadStatus, labels: UploadLabels): string {
  const { state, position, total, done, failed, retryable } = status;
  if (state === 'uploading') return labels.uploading(position, total);
  if (state === 'completed') return labels.completed(done);
  return retryable > 0 ? labels.hasErrors(retryable) : labels.hasRefused(failed);
}

function durationText(seconds: number, labels: UploadLabels): string {
  if (seconds < MINUTE) return labels.seconds(Math.max(1, Math.ceil(seconds)));
  if (seconds < HOUR) return labels.minutes(Math.ceil(seconds / MINUTE));
  return labels.hours(Math.ceil(seconds / HOUR));
}

interface PartProps {
  status: UploadStatus;
  labels: UploadLabels;
}

function Figures({ status, labels }: PartProps) {
  const { fileSize } = useFormatters();
  const { state, failed, total, progress, speed, remaining, offline } = status;
  if (offline) {
    return (
      <p className={css.waiting}>
        <CloudOffIcon />
        {labels.offline}
      </p>
    );
  }
  const parts = [
    state === 'failed' ? labels.failedOf(failed, total) : labels.percent(Math.floor(progress * 100)),
    state === 'uploading' && speed > 0 && labels.speed(fileSize(speed)),
    remaining !== undefined && labels.remaining(durationText(remaining, labels)),
  ];
  return <p className={css.figures}>{parts.filter(Boolean).join(' · ')}</p>;
}

type MinimizedProps = PartProps & { headline: string; onExpand: () => void };

/** The minimized panel: a bar on a PC, a progress ring on a phone. */
function Minimized({ headline, status, labels, onExpand }: MinimizedProps) {
  return (
    <Button autoFocus className={css.minimized} aria-label={labels.minimized(headline)} onClick={onExpand}>
      <ProgressRing label={headline} value={status.progress} size={40} showValue aria-hidden="true" />
      <span className={css.minimizedText}>{headline}</span>
      <ChevronUpIcon className={css.minimizedIcon} />
    </Button>
  );
}

type ActionsProps = PartProps &
  Pick<UploadPanelProps<never>, 'onRetry' | 'onCancelAll' | 'onAddMore' | 'onFinish'>;

/** The buttons below the files. */
function PanelActions({ status, labels, onRetry, onCancelAll, onAddMore, onFinish }: ActionsProps) {
  const isUploading = status.state === 'uploading';
  return (
    <Inline gap={2} justifyContent="flex-end">
      {isUploading && status.retryable > 0 && (
        <Button size="small" onClick={onRetry}>
          {labels.retry}
        </Button>
      )}
      {isUploading && (
        <Button size="small" variant="ghost" onClick={onCancelAll}>
          {labels.cancelAll}
        </Button>
      )}
      {onAddMore && (
        <Button size="small" variant="ghost" onClick={onAddMore}>
          {isUploading ? labels.addMore : labels.uploadMore}
        </Button>
      )}
      {!isUploading && (
        <Button size="small" variant="solid" onClick={onFinish}>
          {labels.finish}
        </Button>
      )}
    </Inline>
  );
}

function CloseButton({ status, labels, onFinish }: PartProps & { onFinish: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const isUploading = status.state === 'uploading';
  return (
    <>
      <IconButton
        label={labels.close}
        size="small"
        onClick={() => (isUploading ? setIsAsking(true) : onFinish())}
      >
        <XIcon />
      </IconButton>
      <ConfirmDialog
        open={isAsking && isUploading}
        onOpenChange={setIsAsking}
        title={labels.stopTitle}
        description={labels.stopText}
        confirmLabel={labels.stop}
        tone="critical"
        onConfirm={onFinish}
      />
    </>
  );
}

/** A panel in the corner of the page that shows the progress of an upload and its files. It can be minimized. */
export function UploadPanel<Item>(props: UploadPanelProps<Item>) {
  const { status, items, describeItem, renderThumbnail, onCancel, onReplace, onRetry, onFinish } = props;
  const labels = useBlockLabels(uploadLabels, props.labels);
  // Undefined until the user minimizes the panel: each button then takes the focus of the other, which it replaces.
  const [isMinimized, setMinimized] = useState<boolean>();
  const { state, retryable, progress } = status;
  const headline = headlineOf(status, labels);
  const part = { status, labels };
  if (isMinimized) {
    return (
      <>
        <UploadAnnouncer {...part} />
        <Minimized {...part} headline={headline} onExpand={() => setMinimized(false)} />
      </>
    );
  }
  return (
    <section className={css.panel} aria-label={labels.title}>
      <UploadAnnouncer {...part} />
      <div className={css.head}>
        {state === 'failed' && retryable > 0 ? (
          <Button variant="ghost" tone="critical" className={css.headlineButton} onClick={onRetry}>
            {headline}
          </Button>
        ) : (
          <p className={css.headline}>{headline}</p>
        )}
        <IconButton
          autoFocus={isMinimized === false}
          label={labels.minimize}
          size="small"
          onClick={() => setMinimized(true)}
        >
          <ChevronDownIcon />
        </IconButton>
        <CloseButton {...part} onFinish={onFinish} />
      </div>
      <ProgressBar label={labels.title} value={progress} tone={state === 'failed' ? 'critical' : 'accent'} />
      <Figures {...part} />
      <UploadItems {...{ items, describeItem, renderThumbnail, onCancel, onReplace, labels }} />
      <PanelActions
        {...part}
        onRetry={onRetry}
        onCancelAll={props.onCancelAll}
        onAddMore={props.onAddMore}
        onFinish={onFinish}
      />
    </section>
  );
}
