import { Select } from '@xiangji/ui';
import { useState } from 'react';
import { freeName } from '../album-organizer/freeName.ts';
import { type AlbumTargetTab, AlbumTargetTabs } from '../album-picker/AlbumTargetTabs.tsx';
import type { UploadDialogLabels } from './dialogLabels.ts';

/** An album that files can be uploaded to. */
export interface UploadAlbum {
  /** Identifies the album. */
  id: string;
  /** Name of the album. */
  name: string;
}

/** The destination of an upload: an existing album, or a new album with a name. */
export type UploadDestination = UploadAlbum | { newName: string };

export interface UploadTargetOptions {
  /** The albums that the user can select; undefined while they load. */
  albums: readonly UploadAlbum[] | undefined;
  /** The album that is selected initially. */
  album?: UploadAlbum | undefined;
  /** Today's date, for the name of a new album. */
  today: string;
  /** Maximum length of a name, in code points. */
  nameMaxLength: number;
}

/** Returns the state of the two tabs. The default name of a new album is a name that no other album has. */
export function useUploadTarget(
  { albums, album, ...given }: UploadTargetOptions,
  labels: UploadDialogLabels,
) {
  const [tab, setTab] = useState<AlbumTargetTab>(album ? 'existing' : 'new');
  const [typed, setName] = useState<string>();
  const [albumId, setAlbumId] = useState(album?.id);
  const listed = albums ?? (album ? [album] : []);
  const taken = listed.map((other) => other.name);
  const name = typed ?? freeName(labels.newName(given.today), taken, given.nameMaxLength);
  const destination = (): UploadDestination | undefined => {
    if (tab === 'existing') return listed.find(({ id }) => id === albumId);
    return name.trim() ? { newName: name.trim() } : undefined;
  };
  return { tab, setTab, name, setName, albumId, setAlbumId, listed, destination };
}

interface UploadTargetProps {
  target: ReturnType<typeof useUploadTarget>;
  isEmpty: boolean;
  nameMaxLength: number;
  error: string | undefined;
  onNameChange: () => void;
  labels: UploadDialogLabels;
}

/** The tabs for a new album and for an existing album. */
export function UploadTarget({ target, isEmpty, error, onNameChange, labels, ...props }: UploadTargetProps) {
  return (
    <AlbumTargetTabs
      tab={target.tab}
      onTabChange={target.setTab}
      label={labels.selectAlbum}
      labels={labels}
      name={target.name}
      onNameChange={(name) => {
        target.setName(name);
        onNameChange();
      }}
      nameMaxLength={props.nameMaxLength}
      error={error}
    >
      <Select
        label={labels.selectAlbum}
        options={target.listed.map(({ id, name }) => ({ value: id, label: name }))}
        value={target.albumId}
        hint={isEmpty ? labels.noAlbums : undefined}
        onValueChange={target.setAlbumId}
      />
    </AlbumTargetTabs>
  );
}
