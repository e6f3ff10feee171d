import { CloudUploadIcon, FolderOpenIcon, ImagesIcon, Inline } from '@xiangji/ui';
import { type DragEvent, useState } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import * as css from './DropZone.css.ts';
import { FileButton } from './FileButton.tsx';
import { type UploadLabels, uploadLabels } from './labels.ts';

export interface DropZoneProps {
  /** A hint, such as the file types. */
  hint?: string | undefined;
  /** Types that the picker offers, as in the attribute `accept`; all where absent. */
  accept?: string | undefined;
  /** @default false */
  disabled?: boolean;
  /** Reads the files of a drop or of a picker, such as `fromEvent` of file-selector, which walks through folders. */
  readFiles: (event: Event) => Promise<File[]>;
  /** Called with one file or more, never with none. */
  onFiles: (files: File[]) => void;
  /** Replaces individual texts. */
  labels?: Partial<UploadLabels>;
}

/** A place to drop photos and folders on, with a button for each. */
export function DropZone({ hint, accept, disabled = false, readFiles, onFiles, ...props }: DropZoneProps) {
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
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for a mouse; the buttons inside do the same for the keyboard
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
      </Inline>
    </div>
  );
}
