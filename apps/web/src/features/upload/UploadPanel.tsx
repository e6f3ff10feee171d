import { TIMING } from '@xiangji/api-client/contract';
import { UPLOAD_STATE, type UploadSnapshot } from '@xiangji/api-client/upload';
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
  useToast,
  XIcon,
} from '@xiangji/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFileSize } from '../../shared/hooks/useFileSize.ts';
import { useUpload } from '../../shared/upload/UploadContext.ts';
import { useEngine, useQueue, useUploadSnapshot } from './QueueContext.ts';
import { SpokenProgress } from './SpokenProgress.tsx';
import { UploadItems } from './UploadItems.tsx';
import * as css from './UploadPanel.css.ts';

const MINUTE = 60;
const HOUR = 3_600;

/** Returns seconds in words, rounded up. */
function useDurationText(): (seconds: number) => string {
  const t = useTranslations('upload');
  return (seconds) => {
    if (seconds < MINUTE) return t('seconds', { count: Math.max(1, Math.ceil(seconds)) });
    if (seconds < HOUR) return t('minutes', { count: Math.ceil(seconds / MINUTE) });
    return t('hours', { count: Math.ceil(seconds / HOUR) });
  };
}

function useHeadline({ type, count }: UploadSnapshot): string {
  const t = useTranslations('upload');
  if (type === UPLOAD_STATE.UPLOADING) return t('uploading', { i: count.i, total: count.total });
  if (type === UPLOAD_STATE.COMPLETED) return t('completed', { count: count.completion });
  return count.retryable > 0
    ? t('hasErrors', { count: count.retryable })
    : t('hasRefused', { count: count.error });
}

function Figures({ snapshot }: { snapshot: UploadSnapshot }) {
  const t = useTranslations('upload');
  const sizeText = useFileSize();
  const durationText = useDurationText();
  const { progress, speed, time, type, count } = snapshot;
  const parts =
    type === UPLOAD_STATE.HAS_ERRORS
      ? [t('failedOf', { error: count.error, total: count.total })]
      : [t('percent', { percent: Math.floor(progress * 100) })];
  if (type === UPLOAD_STATE.UPLOADING && speed > 0) parts.push(t('speed', { size: sizeText(speed) }));
  if (time.remaining !== undefined) parts.push(t('remaining', { time: durationText(time.remaining) }));
  if (snapshot.waiting) {
    return (
      <p className={css.waiting}>
        <CloudOffIcon />
        {t('waiting')}
      </p>
    );
  }
  return <p className={css.figures}>{parts.join(' · ')}</p>;
}

/** Shows the result of the upload for 5 s, with a link to the album, and clears the panel (spec §4). */
function useFinish(snapshot: UploadSnapshot): () => void {
  const t = useTranslations('upload');
  const queue = useQueue();
  const toast = useToast();
  const navigate = useNavigate();
  return () => {
    const { completion: success, error: failure } = snapshot.count;
    const { target } = snapshot;
    const title =
      success === 0 && failure === 0
        ? t('stopped')
        : failure === 0
          ? t('summaryOk', { success })
          : success === 0
            ? t('allFailed')
            : t('summary', { success, failure });
    const open = () => target && void navigate(`/albums/${target.id}/photos`);
    toast.show({
      title,
      tone: failure === 0 ? 'positive' : 'critical',
      duration: TIMING.UPLOAD_SUMMARY_TOAST_MS,
      action: success > 0 ? { label: t('openAlbum'), onPress: open } : undefined,
    });
    queue.reset();
  };
}

interface MinimizedProps {
  headline: string;
  snapshot: UploadSnapshot;
  onExpand: () => void;
}

/** Out of the way: a bar on a PC, a ring on a phone (spec §2 'Minimized bar or icon'). */
function Minimized({ headline, snapshot, onExpand }: MinimizedProps) {
  const t = useTranslations('upload');
  return (
    <Button className={css.minimized} aria-label={t('minimizedLabel', { headline })} onClick={onExpand}>
      <ProgressRing label={headline} value={snapshot.progress} size={40} showValue aria-hidden="true" />
      <span className={css.minimizedText}>{headline}</span>
      <ChevronUpIcon className={css.minimizedIcon} />
    </Button>
  );
}

/** The buttons below the files. */
function PanelActions({ snapshot, onFinish }: { snapshot: UploadSnapshot; onFinish: () => void }) {
  const t = useTranslations('upload');
  const { open } = useUpload();
  const { queue, newAlbums } = useEngine();
  const { target, count, type } = snapshot;
  const uploading = type === UPLOAD_STATE.UPLOADING;
  const chooseMore = () => {
    if (!uploading) queue.reset();
    open(target && newAlbums.get(target.id) !== 'removed' ? { album: target } : {});
  };
  return (
    <Inline gap={2} justifyContent="flex-end">
      {uploading && count.retryable > 0 && (
        <Button size="small" onClick={queue.retryFailed}>
          {t('retry')}
        </Button>
      )}
      {uploading && (
        <Button size="small" variant="ghost" onClick={queue.cancelAll}>
          {t('cancelAll')}
        </Button>
      )}
      {target && (
        <Button size="small" variant="ghost" onClick={chooseMore}>
          {uploading ? t('addMore') : t('next')}
        </Button>
      )}
      {!uploading && (
        <Button size="small" variant="solid" onClick={onFinish}>
          {t('finish')}
        </Button>
      )}
    </Inline>
  );
}

/** Closes the panel; while files are on their way only after a question. */
function CloseButton({ isUploading, onClose }: { isUploading: boolean; onClose: () => void }) {
  const t = useTranslations('upload');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <IconButton
        label={t('close')}
        size="small"
        onClick={() => (isUploading ? setIsAsking(true) : onClose())}
      >
        <XIcon />
      </IconButton>
      <ConfirmDialog
        open={isAsking && isUploading}
        onOpenChange={setIsAsking}
        title={t('stopTitle')}
        description={t('stopText')}
        confirmLabel={t('stop')}
        tone="critical"
        onConfirm={onClose}
      />
    </>
  );
}

/** The upload as it goes: a panel, or less when it is minimized (spec §2 'Progress panel'). */
export function UploadPanel() {
  const t = useTranslations('upload');
  const queue = useQueue();
  const snapshot = useUploadSnapshot();
  const [minimized, setMinimized] = useState(false);
  const headline = useHeadline(snapshot);
  const finish = useFinish(snapshot);
  const { count, type } = snapshot;
  if (count.total === 0) return null;

  if (minimized) {
    return (
      <>
        <SpokenProgress />
        <Minimized headline={headline} snapshot={snapshot} onExpand={() => setMinimized(false)} />
      </>
    );
  }
  return (
    <section className={css.panel} aria-label={t('panelTitle')}>
      <SpokenProgress />
      <div className={css.head}>
        {type === UPLOAD_STATE.HAS_ERRORS && count.retryable > 0 ? (
          <Button variant="ghost" tone="critical" className={css.headlineButton} onClick={queue.retryFailed}>
            {headline}
          </Button>
        ) : (
          <p className={css.headline}>{headline}</p>
        )}
        <IconButton label={t('minimize')} size="small" onClick={() => setMinimized(true)}>
          <ChevronDownIcon />
        </IconButton>
        <CloseButton isUploading={type === UPLOAD_STATE.UPLOADING} onClose={finish} />
      </div>
      <ProgressBar
        label={t('panelTitle')}
        value={snapshot.progress}
        tone={type === UPLOAD_STATE.HAS_ERRORS ? 'critical' : 'accent'}
      />
      <Figures snapshot={snapshot} />
      <UploadItems items={snapshot.items} onCancel={queue.cancel} />
      <PanelActions snapshot={snapshot} onFinish={finish} />
    </section>
  );
}
