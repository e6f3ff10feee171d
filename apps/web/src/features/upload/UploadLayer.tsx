import { useQuery } from '@tanstack/react-query';
import { UPLOAD_STATE } from '@xiangji/api-client/upload';
import { DropOverlay, LeftUploadOffer, useTitleProgress } from '@xiangji/blocks';
import { lazyComponent, useToast } from '@xiangji/ui';
import { useEffect, useState } from 'react';
import { useMatch } from 'react-router';
import { useTranslations } from 'use-intl';
import { leavesQuery } from '../../shared/queries/albums.queries.ts';
import { type UploadRequestOptions, useUpload } from '../../shared/upload/UploadContext.ts';
import { TakeoutReport } from './TakeoutReport.tsx';
import type { TakeoutUpload } from './takeoutReport.ts';
import { UploadDialog, type UploadDialogProps } from './UploadDialog.tsx';
import { UploadPanel } from './UploadPanel.tsx';
import { createUploads, readFiles, UploadsContext, useUploadSnapshot, useUploads } from './uploads.ts';
import { useLeaveGuard, useRefreshWhileArriving, useRemoveEmptyAlbums } from './useUploadEffects.ts';

const CardCheck = lazyComponent(() => import('./CardCheck.tsx'), 'CardCheck');

export interface UploadLayerProps {
  /** The user of these uploads. */
  user: string;
  /** The request for the dialog; undefined while it is closed. */
  request: UploadRequestOptions | undefined;
  video: boolean;
  onClose: () => void;
}

function Effects() {
  useRefreshWhileArriving();
  useLeaveGuard();
  const { type, progress } = useUploadSnapshot();
  useTitleProgress(type === UPLOAD_STATE.UPLOADING ? progress : undefined);
  useRemoveEmptyAlbums();
  return null;
}

/** The album whose photos the page shows; undefined on other pages. */
function useCurrentAlbum(): { id: string; name: string } | undefined {
  const id = useMatch('/albums/:albumId/photos/*')?.params.albumId;
  const { data } = useQuery({ ...leavesQuery, enabled: id !== undefined });
  const album = data?.find((candidate) => candidate.id === id);
  return album && { id: album.id, name: album.name };
}

/** Files over any page: they go to the open album, or the dialog asks where to (spec §2 'Upload'). */
export function PageDrop() {
  const { open } = useUpload();
  const album = useCurrentAlbum();
  const handleDrop = async (event: DragEvent) => {
    const files = await readFiles(event);
    if (files.length > 0) open({ files, ...(album && { album }) });
  };
  return <DropOverlay album={album?.name} onDrop={(event) => void handleDrop(event)} />;
}

/** Offers to continue the unfinished upload of an earlier visit. */
export function LeftUpload() {
  const t = useTranslations('upload');
  const toast = useToast();
  const { left, resume, discard } = useUploads();
  const handleContinue = async () => {
    const missing = await resume();
    if (missing > 0) toast.show({ title: t('missing', { count: missing }), duration: null });
  };
  return <LeftUploadOffer load={left} onContinue={handleContinue} onDiscard={() => void discard()} />;
}

type RequestProps = Omit<UploadDialogProps, 'onCheckCard'>;

/** The dialog that was opened, or the check of a memory card, from which its missing files come back to the dialog. */
function RequestDialog({ request, video, onClose, onTakeout }: RequestProps) {
  const { open } = useUpload();
  // Files that are dropped or pasted during the check are another request.
  const [checked, setChecked] = useState<UploadRequestOptions>();
  if (checked === request)
    return <CardCheck {...{ video, onClose }} onUpload={(files) => open({ ...request, files })} />;
  return <UploadDialog {...{ request, video, onClose, onTakeout }} onCheckCard={() => setChecked(request)} />;
}

/** The upload queue of a user, with its dialog, its panel and the drop target of the page. */
export function UploadLayer({ user, request, video, onClose }: UploadLayerProps) {
  const [uploads] = useState(() => createUploads(user));
  const [takeout, setTakeout] = useState<TakeoutUpload>();
  // The session has ended.
  useEffect(() => () => uploads.queue.stop(), [uploads]);
  return (
    <UploadsContext value={uploads}>
      <Effects />
      {request && <RequestDialog {...{ request, video, onClose }} onTakeout={setTakeout} />}
      <PageDrop />
      <LeftUpload />
      <UploadPanel />
      {takeout && <TakeoutReport upload={takeout} onClose={() => setTakeout(undefined)} />}
    </UploadsContext>
  );
}
