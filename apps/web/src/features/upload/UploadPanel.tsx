import { TIMING } from '@xiangji/api-client/contract';
import { UPLOAD_STATE, type UploadItem, type UploadSnapshot } from '@xiangji/api-client/upload';
import { UploadPanel as Panel } from '@xiangji/blocks';
import { useToast } from '@xiangji/ui';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../shared/errors.ts';
import { useUpload } from '../../shared/upload/UploadContext.ts';
import { fileWorker } from './fileWorker.ts';
import { useEngine, useQueue, useUploadSnapshot } from './QueueContext.ts';
import { rowOf, statusOf } from './uploadStatus.ts';

/** Shows the result of the upload for 5 s, with a link to the album, and clears the panel (spec §4). */
function useFinish({ count, target }: UploadSnapshot): () => void {
  const t = useTranslations('upload');
  const queue = useQueue();
  const toast = useToast();
  const navigate = useNavigate();
  const { completion: success, error: failure } = count;
  const titleOf = () => {
    if (success === 0 && failure === 0) return t('stopped');
    if (failure === 0) return t('summaryOk', { success });
    return success === 0 ? t('allFailed') : t('summary', { success, failure });
  };
  return () => {
    const open = () => target && void navigate(`/albums/${target.id}/photos`);
    toast.show({
      title: titleOf(),
      tone: failure === 0 ? 'positive' : 'critical',
      duration: TIMING.UPLOAD_SUMMARY_TOAST_MS,
      action: success > 0 ? { label: t('openAlbum'), onPress: open } : undefined,
    });
    queue.reset();
  };
}

/** The address of a file's thumbnail while it is shown. */
function useThumbnail(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    const looking = new AbortController();
    void fileWorker.drawThumbnail(file, looking.signal).then((blob) => {
      if (looking.signal.aborted || !blob) return;
      made = URL.createObjectURL(blob);
      setUrl(made);
    });
    return () => {
      looking.abort();
      if (made) URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}

function Thumbnail({ file }: { file: File }) {
  const url = useThumbnail(file);
  return url && <img src={url} alt="" />;
}

const renderThumbnail = ({ file }: UploadItem) => <Thumbnail file={file} />;

/** The running upload (spec §2 'Progress panel'). */
export function UploadPanel() {
  const { queue, newAlbums } = useEngine();
  const { open } = useUpload();
  const snapshot = useUploadSnapshot();
  const finish = useFinish(snapshot);
  const errorText = useErrorText();
  const describeItem = useCallback((item: UploadItem) => rowOf(item, errorText), [errorText]);
  const { count, target, type, items } = snapshot;
  if (count.total === 0) return null;
  const addMore = () => {
    if (type !== UPLOAD_STATE.UPLOADING) queue.reset();
    open(target && newAlbums.get(target.id) !== 'removed' ? { album: target } : {});
  };
  return (
    <Panel
      status={statusOf(snapshot)}
      items={items}
      describeItem={describeItem}
      renderThumbnail={renderThumbnail}
      onCancel={queue.cancel}
      onCancelAll={queue.cancelAll}
      onRetry={queue.retryFailed}
      onAddMore={target && addMore}
      onFinish={finish}
    />
  );
}
