import { acceptAttribute } from '@xiangji/api-client/upload';
import { Button, DropIcon, FolderIcon, Inline, PhotosIcon } from '@xiangji/ui';
import { fromEvent } from 'file-selector';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import * as css from './UploadDialog.css.ts';

export interface DropZoneProps {
  video: boolean;
  disabled: boolean;
  onFiles: (files: File[]) => void;
}

/** Folders that are dropped are walked through; what is no file is left out. */
async function filesOf(event: Event): Promise<File[]> {
  const found = await fromEvent(event);
  return found.filter((entry) => entry instanceof File);
}

/** A place to drop photos and folders on, with a button for each beside it. */
export function DropZone({ video, disabled, onFiles }: DropZoneProps) {
  const t = useTranslations('upload');
  const photos = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const take = async (event: Event) => {
    const files = await filesOf(event);
    if (files.length > 0) onFiles(files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) void take(event.nativeEvent);
  };
  const input = (ref: typeof photos, options: { directory: boolean; label: string }) => (
    <input
      ref={ref}
      type="file"
      multiple
      hidden
      aria-label={options.label}
      accept={options.directory ? undefined : acceptAttribute({ video })}
      onChange={(event) => {
        const { nativeEvent, currentTarget } = event;
        // The same files may be chosen again after a failure.
        void take(nativeEvent).then(() => {
          currentTarget.value = '';
        });
      }}
      {...(options.directory && { webkitdirectory: '' })}
    />
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way; the buttons inside are everybody's
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
      <DropIcon className={css.zoneIcon} />
      <p className={css.zoneTitle}>{t('drop')}</p>
      <p className={css.zoneHint}>{t(video ? 'dropHintMovies' : 'dropHint')}</p>
      <Inline gap={2} justifyContent="center">
        <Button
          icon={<PhotosIcon />}
          variant="solid"
          disabled={disabled}
          onClick={() => photos.current?.click()}
        >
          {t('choosePhotos')}
        </Button>
        <Button icon={<FolderIcon />} disabled={disabled} onClick={() => folder.current?.click()}>
          {t('chooseFolder')}
        </Button>
      </Inline>
      {input(photos, { directory: false, label: t('choosePhotos') })}
      {input(folder, { directory: true, label: t('chooseFolder') })}
    </div>
  );
}
