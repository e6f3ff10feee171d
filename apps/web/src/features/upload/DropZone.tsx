import { acceptAttribute } from '@xiangji/api-client/upload';
import { CloudUploadIcon, FolderOpenIcon, ImagesIcon, Inline } from '@xiangji/ui';
import { fromEvent } from 'file-selector';
import { type DragEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { deskHint } from '../../shared/page/deskHint.css.ts';
import { FileButton } from '../../shared/page/FileButton.tsx';
import * as css from './UploadDialog.css.ts';

export interface DropZoneProps {
  video: boolean;
  disabled: boolean;
  onFiles: (files: File[]) => void;
}

/** Folders that are dropped are walked through; what is no file is left out. */
async function read(event: Event): Promise<File[]> {
  const found = await fromEvent(event);
  return found.filter((entry) => entry instanceof File);
}

/** A place to drop photos and folders on, with a button for each beside it. */
export function DropZone({ video, disabled, onFiles }: DropZoneProps) {
  const t = useTranslations('upload');
  const [over, setOver] = useState(false);

  const take = async (event: Event) => {
    const files = await read(event);
    if (files.length > 0) onFiles(files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) void take(event.nativeEvent);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for a mouse; the buttons inside do the same for the keyboard
    <div
      className={css.zone}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <CloudUploadIcon className={css.zoneIcon} />
      <p className={`${css.zoneTitle} ${deskHint}`}>{t('drop')}</p>
      <p className={css.zoneHint}>{t(video ? 'dropHintMovies' : 'dropHint')}</p>
      <Inline gap={2} justifyContent="center">
        <FileButton
          icon={<ImagesIcon />}
          variant="solid"
          label={t('choosePhotos')}
          multiple
          accept={acceptAttribute({ video })}
          {...{ disabled, read, onFiles }}
        >
          {t('choosePhotos')}
        </FileButton>
        <FileButton
          icon={<FolderOpenIcon />}
          label={t('chooseFolder')}
          directory
          {...{ disabled, read, onFiles }}
        >
          {t('chooseFolder')}
        </FileButton>
      </Inline>
    </div>
  );
}
