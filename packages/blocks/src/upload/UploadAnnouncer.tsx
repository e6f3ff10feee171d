import { VisuallyHidden } from '@xiangji/ui';
import { useState } from 'react';
import type { UploadLabels } from './labels.ts';
import type { UploadStatus } from './uploadStatus.ts';

/** Progress is announced in steps of this fraction, so at most ten times for any number of files. */
const STEP = 0.1;

/**
 * Returns a text that changes when there is something to announce: start, a step, a lost connection, a failure, the
 * end.
 */
function momentOf({ state, progress, offline }: UploadStatus): string {
  const step = state === 'uploading' ? Math.floor(progress / STEP) : 0;
  return `${state} ${offline} ${step}`;
}

function textOf(status: UploadStatus, labels: UploadLabels): string {
  const { state, done, total, failed, progress, offline } = status;
  if (offline) return labels.offline;
  if (state === 'failed') return labels.announceFailed(failed);
  if (state === 'completed') return labels.announceDone(done);
  return labels.announceProgress(done, total, Math.floor(progress * 100));
}

/** Announces the progress of an upload to screen readers in steps. */
export function UploadAnnouncer({ status, labels }: { status: UploadStatus; labels: UploadLabels }) {
  const moment = momentOf(status);
  const [announced, setAnnounced] = useState({ moment: '', text: '' });
  if (moment !== announced.moment) setAnnounced({ moment, text: textOf(status, labels) });
  return <VisuallyHidden role="status">{announced.text}</VisuallyHidden>;
}
