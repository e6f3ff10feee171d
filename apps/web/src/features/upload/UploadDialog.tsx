import { useQuery } from '@tanstack/react-query';
import { TEXT } from '@xiangji/api-client/contract';
import { acceptAttribute, planTree } from '@xiangji/api-client/upload';
import { UploadDialog as Dialog } from '@xiangji/blocks';
import { useTranslations } from 'use-intl';
import { leavesQuery } from '../../shared/queries/albums.queries.ts';
import { today } from '../../shared/today.ts';
import type { UploadRequestOptions } from '../../shared/upload/UploadContext.ts';
import { readFiles } from './readFiles.ts';
import { useBegin } from './useBegin.ts';
import { usePickedFiles } from './usePickedFiles.ts';

export interface UploadDialogProps {
  request: UploadRequestOptions;
  video: boolean;
  onClose: () => void;
}

/** The target and the photos (spec §2 'Upload'). Selecting the photos starts the upload. */
export function UploadDialog({ request, video, onClose }: UploadDialogProps) {
  const t = useTranslations('upload');
  const pick = usePickedFiles(video);
  const { begin, beginTree, busy } = useBegin(request.setId, onClose);
  const albums = useQuery(leavesQuery);
  return (
    <Dialog
      onClose={onClose}
      albums={albums.data}
      album={request.album}
      today={today()}
      nameMaxLength={TEXT.ALBUM_NAME}
      hint={t(video ? 'dropHintMovies' : 'dropHint')}
      accept={acceptAttribute({ video })}
      readFiles={readFiles}
      files={request.files}
      onPick={pick}
      findFolders={planTree}
      busy={busy}
      onUpload={(files, destination) => void begin(files, destination)}
      onUploadFolders={(folders) => void beginTree(folders)}
    />
  );
}
