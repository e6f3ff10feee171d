import { useQuery } from '@tanstack/react-query';
import { ROOT_FOLDER } from '@xiangji/api-client/contract';
import { DialogFooter } from '@xiangji/blocks';
import { Dialog, RadioGroup, Tabs, useToast } from '@xiangji/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../shared/errors.ts';
import type { AlbumEntry } from '../../../shared/models/album.ts';
import { albumsQuery, useManageAlbums, useMoveAlbum } from '../../../shared/queries/albums.queries.ts';

export interface MoveAlbumDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  album: AlbumEntry;
}

/** Moves the album, reports it, and offers undo. */
function useMove({ album, onOpenChange }: Omit<MoveAlbumDialogProps, 'open'>) {
  const t = useTranslations('albums');
  const toast = useToast();
  const errorText = useErrorText();
  const move = useMoveAlbum();
  const manage = useManageAlbums();
  const fail = (error: unknown) => toast.show({ title: errorText(error), tone: 'critical' });
  const run = async (target: string, name: string | undefined) => {
    try {
      const { undo } = await move.mutateAsync({ id: album.id, target });
      onOpenChange(false);
      const applyUndo = () =>
        manage.mutate(undo, {
          onSuccess: () => toast.show({ title: t('undone'), tone: 'positive' }),
          onError: fail,
        });
      toast.undo(name === undefined ? t('movedOut') : t('movedIn', { name }), applyUndo);
    } catch (error) {
      fail(error);
    }
  };
  return { run, busy: move.isPending };
}

function MoveAlbumForm(props: Omit<MoveAlbumDialogProps, 'open'>) {
  const { album } = props;
  const t = useTranslations('albums');
  const { run, busy } = useMove(props);
  const { data } = useQuery(albumsQuery());
  const sets = data?.list.filter(({ kind }) => kind === 'albumSet') ?? [];
  const parent = sets.find(({ id }) => id === album.setId);
  const others = sets.filter(({ id }) => id !== album.setId);
  const [tab, setTab] = useState<'IN' | 'OUT'>('IN');
  const [selected, setSelected] = useState<string>();
  const [fieldError, setFieldError] = useState(false);
  const submit = () => {
    if (tab === 'OUT') return void run(ROOT_FOLDER, undefined);
    const target = others.find(({ id }) => id === selected);
    if (target) void run(target.id, target.name);
    else setFieldError(true);
  };
  return (
    <>
      <Dialog.Body>
        <Tabs.Root value={tab} onValueChange={(value) => setTab(value === 'OUT' ? 'OUT' : 'IN')}>
          <Tabs.List aria-label={t('moveTo')}>
            <Tabs.Tab value="IN">{t('moveIn')}</Tabs.Tab>
            {parent && <Tabs.Tab value="OUT">{t('moveOut')}</Tabs.Tab>}
          </Tabs.List>
          <Tabs.Panel value="IN">
            <RadioGroup
              label={t('chooseSet')}
              hint={data && others.length === 0 ? t('noSets') : undefined}
              error={fieldError ? t('chooseSet') : undefined}
              options={others.map(({ id, name, count }) => ({
                value: id,
                label: name,
                note: t('inSet', { leaves: count }),
              }))}
              value={selected}
              onValueChange={(id) => {
                setSelected(id);
                setFieldError(false);
              }}
            />
          </Tabs.Panel>
          {parent && (
            <Tabs.Panel value="OUT">{t('moveOutText', { name: album.name, set: parent.name })}</Tabs.Panel>
          )}
        </Tabs.Root>
      </Dialog.Body>
      <DialogFooter onConfirm={submit} confirmLabel={t('moveConfirm')} busy={busy} />
    </>
  );
}

/** An album into a set or out of its own (spec §2: tabs IN and OUT, OUT only when the album has a parent set). */
export function MoveAlbumDialog({ open, ...rest }: MoveAlbumDialogProps) {
  const t = useTranslations('albums');
  return (
    <Dialog.Root open={open} onOpenChange={rest.onOpenChange}>
      <Dialog.Content title={t('moveTitle', { name: rest.album.name })} size="small">
        <MoveAlbumForm {...rest} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
