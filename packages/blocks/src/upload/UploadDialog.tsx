import { Button, Dialog, Inline, Stack } from '@xiangji/ui';
import { useEffect, useRef, useState } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { DropZone, type DropZoneProps } from './DropZone.tsx';
import { type UploadDialogLabels, uploadDialogLabels } from './dialogLabels.ts';
import { FolderOptions } from './FolderOptions.tsx';
import { HeldFiles } from './HeldFiles.tsx';
import { type TakeoutStatus, TakeoutSteps } from './TakeoutSteps.tsx';
import {
  type UploadDestination,
  UploadTarget,
  type UploadTargetOptions,
  useUploadTarget,
} from './UploadTarget.tsx';

/** Folders that were picked together, such as the result of `planTree` of `@xiangji/api-client/upload`. */
export interface UploadFolders {
  /** Name of the parent folder; empty if there is none. */
  name: string;
  /** The folders with their files. */
  folders: { name: string; files: File[] }[];
}

export type UploadDialogProps = UploadTargetOptions &
  Pick<DropZoneProps, 'hint' | 'accept' | 'archives' | 'readFiles'> & {
    /** Whether the dialog is shown. */
    open: boolean;
    /** Called with the new state when the dialog should open or close. */
    onOpenChange: (open: boolean) => void;
    /** Files that were dropped before the dialog opened. */
    files?: readonly File[] | undefined;
    /** Called with the picked files. Returns the files that can be uploaded; report the others to the user yourself. */
    onPick: (files: readonly File[]) => readonly File[];
    /** Returns the folders of the files; undefined if there is at most one folder. */
    findFolders: (files: readonly File[]) => UploadFolders | undefined;
    /** Called by the button that checks a memory card. Without it, there is no such button. */
    onCheckCard?: (() => void) | undefined;
    /** A Google Takeout that was picked, for example by `onPick`. It is shown instead of the target. */
    takeout?: TakeoutStatus | undefined;
    /** Called to upload the Takeout. */
    onStartTakeout?: (() => void) | undefined;
    /** Called to discard the Takeout and pick other files. */
    onCancelTakeout?: (() => void) | undefined;
    /** Whether an upload is being started. @default false */
    busy?: boolean;
    /** Called with the files and the album that they go into. */
    onUpload: (files: readonly File[], destination: UploadDestination) => void;
    /** Called to create an album for each folder. */
    onUploadFolders: (folders: UploadFolders) => void;
    /** Replaces individual texts. */
    labels?: Partial<UploadDialogLabels>;
  };

type UploadFormProps = Omit<UploadDialogProps, 'open' | 'onOpenChange' | 'labels'> & {
  labels: UploadDialogLabels;
};

/** Returns the picked files and the current step. If the destination is known, picking files starts the upload. */
function useUploadSteps(props: UploadFormProps) {
  const { album, files, onPick, findFolders, onUpload, labels } = props;
  const target = useUploadTarget(props, labels);
  const [error, setError] = useState<string>();
  /** Files that wait until the user selects a destination. */
  const [held, setHeld] = useState<readonly File[]>();
  const [folders, setFolders] = useState<UploadFolders>();
  const start = (accepted: readonly File[]) => {
    const destination = target.destination();
    if (destination) return onUpload(accepted, destination);
    if (target.tab === 'new') return setError(labels.nameRequired);
    // Without a selected album, show the tab for a new album and keep the files.
    target.setTab('new');
    setError(`${labels.albumRequired} · ${labels.orNewAlbum}`);
    setHeld(accepted);
  };
  const take = (picked: readonly File[], asksFirst: boolean) => {
    const accepted = onPick(picked);
    if (accepted.length === 0) return;
    const found = findFolders(accepted);
    if (found) setFolders(found);
    else if (asksFirst) setHeld(accepted);
    else start(accepted);
  };
  const taken = useRef<readonly File[]>(undefined);
  useEffect(() => {
    if (!files || taken.current === files) return;
    taken.current = files;
    take(files, !album);
  });
  return { target, error, setError, held, folders, start, take };
}

function UploadForm(props: UploadFormProps) {
  const {
    albums,
    nameMaxLength,
    hint,
    accept,
    archives,
    readFiles,
    onCheckCard,
    busy = false,
    labels,
  } = props;
  const { target, error, setError, held, folders, start, take } = useUploadSteps(props);
  const { takeout, onStartTakeout = () => undefined, onCancelTakeout = () => undefined } = props;
  const steps = takeout && (
    <TakeoutSteps status={takeout} busy={busy} onStart={onStartTakeout} onCancel={onCancelTakeout} />
  );
  if (steps && takeout.state !== 'failed') return <Dialog.Body>{steps}</Dialog.Body>;
  return (
    <Dialog.Body>
      <Stack gap={4}>
        {steps}
        <UploadTarget
          {...{ target, nameMaxLength, error, labels }}
          isEmpty={albums?.length === 0}
          onNameChange={() => setError(undefined)}
        />
        {folders && (
          <FolderOptions
            name={folders.name}
            folders={folders.folders.map(({ name, files }) => ({ name, count: files.length }))}
            disabled={busy}
            onAlbums={() => props.onUploadFolders(folders)}
            onOne={() => start(folders.folders.flatMap(({ files }) => files))}
          />
        )}
        {!folders && held && (
          <>
            <HeldFiles files={held} labels={labels} />
            <Button variant="solid" disabled={busy} onClick={() => start(held)}>
              {labels.start(held.length)}
            </Button>
          </>
        )}
        {!folders && !held && (
          <>
            <DropZone
              {...{ hint, accept, archives, readFiles }}
              disabled={busy}
              onFiles={(files) => take(files, false)}
            />
            {onCheckCard && (
              <Inline justifyContent="center">
                <Button size="small" variant="ghost" onClick={onCheckCard}>
                  {labels.checkCard}
                </Button>
              </Inline>
            )}
          </>
        )}
      </Stack>
    </Dialog.Body>
  );
}

/**
 * A dialog that asks for files and their album. Files that are dropped on an album are uploaded without a further
 * question.
 */
export function UploadDialog({ open, onOpenChange, ...props }: UploadDialogProps) {
  const labels = useBlockLabels(uploadDialogLabels, props.labels);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content title={labels.title} size="medium">
        <UploadForm {...props} labels={labels} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
