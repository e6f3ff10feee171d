import { Button, Stack, useFormatters } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import * as css from './DropZone.css.ts';
import { type UploadLabels, uploadLabels } from './labels.ts';

export interface FolderOptionsProps {
  /** Name of the folder that the others are in; empty without one. */
  name: string;
  /** Folders with the number of files; the name is empty for files without a folder. */
  folders: readonly { name: string; count: number }[];
  /** @default false */
  disabled?: boolean;
  /** Makes an album of each folder. */
  onAlbums: () => void;
  /** Puts all files into one album. */
  onOne: () => void;
  /** Replaces individual texts. */
  labels?: Partial<UploadLabels>;
}

/** Asks what becomes of dropped folders: an album each, or one for all. */
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
