import { useQuery } from '@tanstack/react-query';
import { TEXT } from '@xiangji/api-client/contract';
import { acceptAttribute, planTree, type Tree } from '@xiangji/api-client/upload';
import { DropZone, type DropZoneProps, FolderOptions, freeName } from '@xiangji/blocks';
import { Button, Dialog, Select, Stack, Tabs, TextField } from '@xiangji/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { leavesQuery } from '../../shared/queries/albums.queries.ts';
import { today } from '../../shared/today.ts';
import type { UploadRequestOptions } from '../../shared/upload/UploadContext.ts';
import { readFiles } from './readFiles.ts';
import { type Destination, useBegin } from './useBegin.ts';
import { usePickedFiles } from './usePickedFiles.ts';

export interface UploadDialogProps {
  request: UploadRequestOptions;
  video: boolean;
  onClose: () => void;
}

type Tab = 'NEW' | 'OLD';

/** Files that were dropped on an album need no question: they go where they were dropped. */
function useImmediateStart({ files }: UploadRequestOptions, take: (files: File[]) => void) {
  const started = useRef<readonly File[]>(undefined);
  useEffect(() => {
    if (!files || started.current === files) return;
    started.current = files;
    take([...files]);
  });
}

/** Which album: a new one with its name, or one that is there. */
function useTarget({ album }: UploadRequestOptions) {
  const t = useTranslations('upload');
  const [tab, setTab] = useState<Tab>(album ? 'OLD' : 'NEW');
  const [typed, setName] = useState<string>();
  const [albumId, setAlbumId] = useState(album?.id);
  const albums = useQuery(leavesQuery);
  const leaves = albums.data ?? (album ? [album] : []);
  const isEmpty = albums.isSuccess && leaves.length === 0;
  const taken = leaves.map((album) => album.name);
  const name = typed ?? freeName(t('newName', { date: today() }), taken, TEXT.ALBUM_NAME);
  const selected = (): Destination | undefined => {
    if (tab === 'NEW') return name.trim() ? { newName: name.trim() } : undefined;
    return leaves.find((album) => album.id === albumId);
  };
  return { tab, setTab, name, setName, albumId, setAlbumId, leaves, isEmpty, selected };
}

interface TargetTabsProps {
  target: ReturnType<typeof useTarget>;
  fieldError: string | undefined;
  onName: () => void;
}

function TargetTabs({ target, fieldError, onName }: TargetTabsProps) {
  const t = useTranslations('upload');
  const { tab, setTab, name, setName, albumId, setAlbumId, leaves, isEmpty } = target;
  return (
    <Tabs.Root value={tab} onValueChange={(value) => setTab(value === 'OLD' ? 'OLD' : 'NEW')}>
      <Tabs.List aria-label={t('chooseAlbum')}>
        <Tabs.Tab value="NEW">{t('newTab')}</Tabs.Tab>
        <Tabs.Tab value="OLD">{t('oldTab')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="NEW">
        <TextField
          label={t('name')}
          value={name}
          maxLength={TEXT.ALBUM_NAME}
          autoComplete="off"
          error={fieldError}
          onChange={(event) => {
            setName(event.currentTarget.value);
            onName();
          }}
        />
      </Tabs.Panel>
      <Tabs.Panel value="OLD">
        <Select
          label={t('chooseAlbum')}
          options={leaves.map((album) => ({ value: album.id, label: album.name }))}
          value={albumId}
          hint={isEmpty ? t('noAlbums') : undefined}
          onValueChange={setAlbumId}
        />
      </Tabs.Panel>
    </Tabs.Root>
  );
}

type PhotoDropZoneProps = Pick<DropZoneProps, 'disabled' | 'onFiles'> & { video: boolean };

function PhotoDropZone({ video, ...zone }: PhotoDropZoneProps) {
  const t = useTranslations('upload');
  const hint = t(video ? 'dropHintMovies' : 'dropHint');
  return <DropZone {...zone} hint={hint} accept={acceptAttribute({ video })} readFiles={readFiles} />;
}

const foldersOf = ({ folders }: Tree) => folders.map(({ name, files }) => ({ name, count: files.length }));

/** Where to, and which photos (spec §2 'Upload'). Choosing the photos begins the upload. */
export function UploadDialog({ request, video, onClose }: UploadDialogProps) {
  const t = useTranslations('upload');
  const pick = usePickedFiles(video);
  const { begin, beginTree, busy } = useBegin(request.setId, onClose);
  const target = useTarget(request);
  const [fieldError, setFieldError] = useState<string>();
  /** Photos that came before it was said where to. */
  const [held, setHeld] = useState<readonly File[]>();
  const [tree, setTree] = useState<Tree>();

  const start = (files: readonly File[]) => {
    const to = target.selected();
    if (to) void begin(files, to);
    else if (target.tab === 'OLD') {
      // Without an album the New tab is shown (spec §4 'Dialog tabs'); the files are kept for it.
      target.setTab('NEW');
      setFieldError(`${t('albumRequired')} · ${t('orNewAlbum')}`);
      setHeld(files);
    } else setFieldError(t('nameRequired'));
  };
  const take = (files: readonly File[], isAsked = false) => {
    const accepted = pick(files);
    if (accepted.length === 0) return;
    const folders = planTree(accepted);
    if (folders) setTree(folders);
    else if (isAsked && !request.album) setHeld(accepted);
    else start(accepted);
  };
  useImmediateStart(request, (files) => take(files, true));
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={t('title')} size="medium">
        <Dialog.Body>
          <Stack gap={4}>
            <TargetTabs target={target} fieldError={fieldError} onName={() => setFieldError(undefined)} />
            {tree && (
              <FolderOptions
                name={tree.name}
                folders={foldersOf(tree)}
                disabled={busy}
                onAlbums={() => void beginTree(tree)}
                onOne={() => start(tree.folders.flatMap(({ files }) => files))}
              />
            )}
            {!tree && held && (
              <Button variant="solid" disabled={busy} onClick={() => start(held)}>
                {t('start', { count: held.length })}
              </Button>
            )}
            {!tree && !held && <PhotoDropZone video={video} disabled={busy} onFiles={take} />}
          </Stack>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
