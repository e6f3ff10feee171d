import { Button, Stack, useFormatters } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import * as css from './DropZone.css.ts';
import { type UploadLabels, uploadLabels } from './labels.ts';

export interface FolderOptionsProps {
  /** Name of the parent folder; empty if there is none. */
  name: string;
  /** Folders with their numbers of files. The name is empty for files without a folder. */
  folders: readonly { name: string; count: number }[];
  /** Disables the buttons. @default false */
  disabled?: boolean;
  /** Called by the button that creates an album for each folder. */
  onAlbums: () => void;
  /** Called by the button that puts all files into one album. */
  onOne: () => void;
  /** Replaces individual texts. */
  labels?: Partial<UploadLabels>;
}

/** Asks whether each dropped folder becomes an album, or all files go into one album. */
export function FolderOptions({
  name,
  folders,
  disabled = false,
  onAlbums,
  onOne,
  ...props
}: FolderOptionsProps) {
  const labels = useBlockLabels(uploadLabels, props.labels);
  const { number } = useFormatters();
  return (
    <Stack gap={3}>
      <p className={css.foldersTitle} role="status">
        {labels.foldersTitle(folders.length)}
      </p>
      <p className={css.zoneHint}>{labels.foldersText}</p>
      <ul className={css.folders}>
        {folders.map((folder) => (
          <li key={folder.name} className={css.folder}>
            <span className={css.folderName}>{folder.name || labels.otherFiles}</span>
            <span>{number(folder.count)}</span>
          </li>
        ))}
      </ul>
      <Button variant="solid" disabled={disabled} onClick={onAlbums}>
        {name ? labels.foldersAsSet(name) : labels.foldersAsAlbums(folders.length)}
      </Button>
      <Button disabled={disabled} onClick={onOne}>
        {labels.foldersAsOne}
      </Button>
    </Stack>
  );
}
