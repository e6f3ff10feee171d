import { Select, Tabs, TextField } from '@xiangji/ui';
import { useState } from 'react';
import { freeName } from '../album-organizer/freeName.ts';
import type { UploadDialogLabels } from './dialogLabels.ts';

/** An album that files can be uploaded to. */
export interface UploadAlbum {
  /** Identifies the album. */
  id: string;
  /** Name of the album. */
  name: string;
}

/** An existing album, or a new one of that name. */
export type UploadDestination = UploadAlbum | { newName: string };

type Tab = 'new' | 'existing';

export interface UploadTargetOptions {
  /** The albums to select from; undefined while they load. */
  albums: readonly UploadAlbum[] | undefined;
  /** The album that is selected at first. */
  album?: UploadAlbum | undefined;
  /** Today's date, for the name of a new album. */
  today: string;
  /** The most characters of a name, in code points. */
  nameMaxLength: number;
}

/** The state of the two tabs. A new album has a name that no other one has until the user types another. */
export function useUploadTarget(
  { albums, album, ...given }: UploadTargetOptions,
  labels: UploadDialogLabels,
) {
  const [tab, setTab] = useState<Tab>(album ? 'existing' : 'new');
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

/** The tabs of a new and of an existing album. */
export function UploadTarget({ target, isEmpty, error, onNameChange, labels, ...props }: UploadTargetProps) {
  return (
    <Tabs.Root
      value={target.tab}
      onValueChange={(value) => target.setTab(value === 'existing' ? 'existing' : 'new')}
    >
      <Tabs.List aria-label={labels.selectAlbum}>
        <Tabs.Tab value="new">{labels.newAlbum}</Tabs.Tab>
        <Tabs.Tab value="existing">{labels.existingAlbum}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="new">
        <TextField
          label={labels.name}
          value={target.name}
          maxLength={props.nameMaxLength}
          autoComplete="off"
          error={error}
          onChange={(event) => {
            target.setName(event.currentTarget.value);
            onNameChange();
          }}
        />
      </Tabs.Panel>
      <Tabs.Panel value="existing">
        <Select
          label={labels.selectAlbum}
          options={target.listed.map(({ id, name }) => ({ value: id, label: name }))}
          value={target.albumId}
          hint={isEmpty ? labels.noAlbums : undefined}
          onValueChange={target.setAlbumId}
        />
      </Tabs.Panel>
    </Tabs.Root>
  );
}
