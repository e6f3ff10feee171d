import { UPLOAD_STATE, type UploadSnapshot } from '@xiangji/api-client/upload';
import { VisuallyHidden } from '@xiangji/ui';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useUploadSnapshot } from './QueueContext.ts';

/** Progress is told in steps of this share: ten times, however many files there are. */
const STEP = 0.1;

/** What is worth being told: that it begins, goes on by a step, waits, has failed or is done. */
function momentOf({ type, progress, waiting }: UploadSnapshot): string {
  const step = type === UPLOAD_STATE.UPLOADING ? Math.floor(progress / STEP) : 0;
  return `${type} ${waiting} ${step}`;
}

/** Tells the upload's progress to those who hear the page, at sane intervals. */
export function SpokenProgress() {
  const t = useTranslations('upload');
  const snapshot = useUploadSnapshot();
  const spoken = useRef({ moment: '', text: '' });
  const moment = momentOf(snapshot);
  if (moment !== spoken.current.moment) {
    const { count, progress, type } = snapshot;
    const percent = Math.floor(progress * 100);
    const texts = {
      [UPLOAD_STATE.UPLOADING]: t('spoken', { completion: count.completion, total: count.total, percent }),
      [UPLOAD_STATE.HAS_ERRORS]: t('spokenFailed', { count: count.error }),
      [UPLOAD_STATE.COMPLETED]: t('spokenDone', { count: count.completion }),
    };
    spoken.current = { moment, text: snapshot.waiting ? t('waiting') : texts[type] };
  }
  return <VisuallyHidden role="status">{spoken.current.text}</VisuallyHidden>;
}
