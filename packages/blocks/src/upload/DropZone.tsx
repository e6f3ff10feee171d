import { CloudUploadIcon, FolderInputIcon, FolderOpenIcon, ImagesIcon, Inline } from '@xiangji/ui';
import { type DragEvent, useState } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import * as css from './DropZone.css.ts';
import { FileButton } from './FileButton.tsx';
import { type UploadLabels, uploadLabels } from './labels.ts';

export interface DropZoneProps {
  /** A hint, such as the supported file types. */
  hint?: string | undefined;
  /**
   * File types that the file picker offers, in the format of the `accept` attribute. By default it offers all types.
   */
  accept?: string | undefined;
  /**
   * File types of archives, in the format of the `accept` attribute. Adds a button that picks archives of Google Takeout.
   * @default none
   */
  archives?: string | undefined;
  /** Disables the buttons. @default false */
  disabled?: boolean;
  /**
   * Reads the files from the event of a drop or of a file picker, such as `fromEvent` of file-selector, which also
   * reads folders.
   */
  readFiles: (event: Event) => Promise<File[]>;
  /** Called with at least one file. */
  onFiles: (files: File[]) => void;
  /** Replaces individual texts. */
  labels?: Partial<UploadLabels>;
}

/** A drop zone for photos and folders, with one button to pick files and one to pick a folder. */
export function DropZone({
  hint,
  accept,
  archives,
  disabled = false,
  readFiles,
  onFiles,
  ...props
}: DropZoneProps) {
  const labels = useBlockLabels(uploadLabels, props.labels);
  const [isOver, setOver] = useState(false);
  const handleDrop = async (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (disabled) return;
    const files = await readFiles(event.nativeEvent);
    if (files.length > 0) onFiles(files);
  };
  const button = { disabled, readFiles, onFiles };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping needs a mouse; keyboard users use the buttons inside
    <div
      className={css.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => void handleDrop(event)}
    >
      <CloudUploadIcon className={css.zoneIcon} />
      <p className={`${css.zoneTitle} ${css.mouseOnly}`}>{labels.drop}</p>
      {hint && <p className={css.zoneHint}>{hint}</p>}
      <Inline gap={2} justifyContent="center">
        <FileButton
          icon={<ImagesIcon />}
          variant="solid"
          label={labels.choosePhotos}
          multiple
          accept={accept}
          {...button}
        >
          {labels.choosePhotos}
        </FileButton>
        <FileButton icon={<FolderOpenIcon />} label={labels.chooseFolder} directory {...button}>
          {labels.chooseFolder}
        </FileButton>
        {archives && (
          <FileButton
            icon={<FolderInputIcon />}
            label={labels.chooseTakeout}
            multiple
            accept={archives}
            {...button}
          >
            {labels.chooseTakeout}
          </FileButton>
        )}
      </Inline>
    </div>
  );
}
