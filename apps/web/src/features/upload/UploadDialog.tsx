import { useQuery } from '@tanstack/react-query';
import { TEXT } from '@xiangji/api-client/contract';
import { acceptAttribute, pickFiles, planTree } from '@xiangji/api-client/upload';
import { UploadDialog as Dialog, useUnsupportedReport } from '@xiangji/blocks';
import { useToast } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { leavesQuery } from '../../shared/queries/albums.queries.ts';
import { today } from '../../shared/today.ts';
import type { UploadRequestOptions } from '../../shared/upload/UploadContext.ts';
import type { TakeoutUpload } from './takeoutReport.ts';
import { readFiles } from './uploads.ts';
import { useStartUpload } from './useStartUpload.ts';
import { useTakeout } from './useTakeout.ts';

export interface UploadDialogProps {
  request: UploadRequestOptions;
  video: boolean;
  onClose: () => void;
  onCheckCard: () => void;
  /** Called with a Takeout whose upload has started. */
  onTakeout: (upload: TakeoutUpload) => void;
}

/** The target and the photos (spec §2 'Upload'). Selecting the photos starts the upload. */
export function UploadDialog({ request, video, onClose, onCheckCard, onTakeout }: UploadDialogProps) {
  const t = useTranslations('upload');
  const toast = useToast();
  const reportUnsupported = useUnsupportedReport(({ count, extensions }) => {
    const list = extensions.join(t('separator'));
    toast.show({ title: t('unsupported', { count, extensions: list }), tone: 'critical' });
  });
  const takeout = useTakeout({ setId: request.setId, video }, (upload) => {
    onTakeout(upload);
    onClose();
  });
  const { start, startTree, readSideFiles, busy } = useStartUpload(request.setId, onClose);
  const pick = (files: readonly File[]) => {
    readSideFiles(files);
    const { accepted, unsupported } = pickFiles(files, { video });
    reportUnsupported(unsupported);
    return accepted;
  };
  const albums = useQuery(leavesQuery);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      albums={albums.data}
      album={request.album}
      today={today()}
      nameMaxLength={TEXT.ALBUM_NAME}
      hint={t(video ? 'dropHintMovies' : 'dropHint')}
      accept={acceptAttribute({ video })}
      readFiles={readFiles}
      files={request.files}
      onPick={(files) => (takeout.take(files) ? [] : pick(files))}
      archives=".zip"
      takeout={takeout.status}
      onStartTakeout={() => void takeout.start()}
      onCancelTakeout={takeout.cancel}
      findFolders={planTree}
      onCheckCard={onCheckCard}
      busy={busy || takeout.busy}
      onUpload={(files, destination) => void start(files, destination)}
      onUploadFolders={(folders) => void startTree(folders)}
    />
  );
}
