import { useQuery } from '@tanstack/react-query';
import { dayOfDate, FOLDER_TYPES, formatDay, TEXT } from '@xiangji/api-client/contract';
import { newRoundId } from '@xiangji/api-client/upload';
import { Dialog, Select, Stack, Tabs, TextField, useToast } from '@xiangji/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCreateAlbum } from '../../app/albums.queries.ts';
import { useErrorText } from '../../app/errors.ts';
import { type UploadRequestOptions, useUpload } from '../../app/upload/UploadContext.ts';
import { DropZone } from './DropZone.tsx';
import { leavesQuery } from './leaves.queries.ts';
import { usePickedFiles } from './usePickedFiles.ts';

export interface UploadDialogProps {
  request: UploadRequestOptions;
  video: boolean;
  onClose: () => void;
}

type Tab = 'NEW' | 'OLD';

function today(): string {
  const now = new Date();
  return formatDay(dayOfDate({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }));
}

/** Finds or makes the album, then hands the files to the queue. */
function useBegin(onClose: () => void) {
  const { queue } = useUpload();
  const create = useCreateAlbum();
  const toast = useToast();
  const errorText = useErrorText();
  const begin = async (files: File[], to: { id: string; name: string } | { newName: string }) => {
    try {
      const album = 'id' in to ? to : await create.mutateAsync({ name: to.newName });
      queue.add(files, { id: album.id, name: album.name, guid: newRoundId() });
      onClose();
    } catch (error) {
      toast.show({ title: errorText(error), tone: 'critical' });
    }
  };
  return { begin, busy: create.isPending };
}

/** Files that were dropped on an album need no question: they go where they were dropped. */
function useImmediateStart({ album, files }: UploadRequestOptions, take: (files: File[]) => void) {
  const started = useRef(false);
  useEffect(() => {
    if (started.current || !album || !files) return;
    started.current = true;
    take([...files]);
  });
}

/** Where to, and which photos (spec §2 'Upload'). Choosing the photos begins the upload. */
export function UploadDialog({ request, video, onClose }: UploadDialogProps) {
  const t = useTranslations('upload');
  const toast = useToast();
  const pick = usePickedFiles(video);
  const { begin, busy } = useBegin(onClose);
  const [tab, setTab] = useState<Tab>(request.album ? 'OLD' : 'NEW');
  const [name, setName] = useState(() => t('newName', { date: today() }).slice(0, TEXT.ALBUM_NAME));
  const [albumId, setAlbumId] = useState(request.album?.id);
  const [fault, setFault] = useState<string>();
  const albums = useQuery(leavesQuery);
  const leaves = albums.data ?? (request.album ? [{ ...request.album, type: FOLDER_TYPES.LEAF }] : []);

  const target = () => {
    if (tab === 'NEW') return name.trim() ? { newName: name.trim() } : undefined;
    return leaves.find((folder) => folder.id === albumId);
  };
  const take = (files: File[]) => {
    const accepted = pick(files);
    if (accepted.length === 0) return;
    const to = target();
    if (to) void begin(accepted, to);
    else if (tab === 'OLD') {
      // Nothing chosen: the New tab is where it goes on (spec §4 'Dialog tabs').
      setTab('NEW');
      toast.show({ title: t('albumRequired') });
    } else setFault(t('nameRequired'));
  };
  useImmediateStart(request, take);

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={t('title')} size="medium">
        <Dialog.Body>
          <Stack gap={4}>
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
                  error={fault}
                  onChange={(event) => {
                    setName(event.currentTarget.value);
                    setFault(undefined);
                  }}
                />
              </Tabs.Panel>
              <Tabs.Panel value="OLD">
                <Select
                  label={t('chooseAlbum')}
                  options={leaves.map((folder) => ({ value: folder.id, label: folder.name }))}
                  value={albumId}
                  hint={albums.isSuccess && leaves.length === 0 ? t('noAlbums') : undefined}
                  onChange={setAlbumId}
                />
              </Tabs.Panel>
            </Tabs.Root>
            <DropZone video={video} disabled={busy} onFiles={take} />
          </Stack>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
