import { FOLDER_ORDERS, TEXT } from '@xiangji/api-client/contract';
import { PromptDialog } from '@xiangji/blocks';
import { useToast } from '@xiangji/ui';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyComponent } from '../../../shared/code/lazyComponent.tsx';
import { OpenOnDeviceDialog } from '../../../shared/dialogs/OpenOnDeviceDialog.tsx';
import { SortOrderDialog } from '../../../shared/dialogs/SortOrderDialog.tsx';
import { useErrorText } from '../../../shared/errors.ts';
import type { LayerControl } from '../../../shared/layer/useLayer.ts';
import type { AlbumEntry, AlbumOrder } from '../../../shared/models/album.ts';
import { useSetAlbumInfo, useSetAlbumOrder } from '../../../shared/queries/albums.queries.ts';
import type { AlbumLayer } from '../albumLayers.ts';
import { pathOf, pathOfList } from '../albumPaths.ts';
import { CreateAlbumDialog } from './CreateAlbumDialog.tsx';
import { CreateSetDialog } from './CreateSetDialog.tsx';
import { MoveAlbumDialog } from './MoveAlbumDialog.tsx';
import { RemoveAlbumDialog } from './RemoveAlbumDialog.tsx';

/** Drag and drop and cropping are large: their code is loaded on request. */
const ArrangeDialog = lazyComponent(async () => (await import('./ArrangeDialog.tsx')).ArrangeDialog);
const ShareDialog = lazyComponent(
  async () => (await import('../../../shared/share/ShareDialog.tsx')).ShareDialog,
);
const AlbumEditLayer = lazyComponent(
  async () => (await import('../../../shared/albumEdit/AlbumEditLayer.tsx')).AlbumEditLayer,
);

export interface AlbumDialogsProps {
  control: LayerControl<AlbumLayer>;
  /** The list as it stands on the page. */
  list: readonly AlbumEntry[];
  order: AlbumOrder;
  /** The set whose list it is; absent at the top. */
  setId?: string | undefined;
  /** Title of the page. */
  title: string;
  /** Subject of the layer. */
  album: AlbumEntry | undefined;
}

/** Calls that say why they failed, for dialogs that stay open then. */
function useChanges(setId: string | undefined) {
  const toast = useToast();
  const errorText = useErrorText();
  const t = useTranslations('albums');
  const info = useSetAlbumInfo();
  const order = useSetAlbumOrder();
  const withToast = async (change: Promise<unknown>, done?: string) => {
    try {
      await change;
      if (done) toast.show({ title: done, tone: 'positive' });
    } catch (error) {
      toast.show({ title: errorText(error), tone: 'critical' });
      throw error;
    }
  };
  return {
    rename: (id: string, name: string) => withToast(info.mutateAsync({ id, name }), t('renamed')),
    setOrder: (next: AlbumOrder) => withToast(order.mutateAsync({ setId, order: next })),
  };
}

/** Every dialog over the album list; one at a time. Loaded when the first is opened. */
export function AlbumDialogs({ control, list, order, setId, title, album }: AlbumDialogsProps) {
  const t = useTranslations('albums');
  const dialogs = useTranslations('dialogs');
  const { layer, onOpenChange } = control;
  const { rename, setOrder } = useChanges(setId);
  // A closing dialog still shows its subject.
  const [last, setLast] = useState(album);
  if (album && album !== last) setLast(album);
  const about = album ?? last;
  const isSet = about?.kind === 'albumSet';
  const is = (name: AlbumLayer) => layer?.name === name;
  return (
    <>
      <CreateAlbumDialog open={is('create')} onOpenChange={onOpenChange} setId={setId} />
      <CreateSetDialog open={is('createSet')} onOpenChange={onOpenChange} />
      <SortOrderDialog
        open={is('sort')}
        {...{ onOpenChange, orders: FOLDER_ORDERS, value: order, onChoose: setOrder }}
      />
      <Suspense fallback={null}>
        {is('arrange') && <ArrangeDialog open {...{ onOpenChange, list, order, setId }} />}
        {about && is('edit') && <AlbumEditLayer open onOpenChange={onOpenChange} albumId={about.id} />}
        {about && is('share') && (
          <ShareDialog open onOpenChange={onOpenChange} content={{ albumId: about.id }} name={about.name} />
        )}
      </Suspense>
      {is('device') && (
        <OpenOnDeviceDialog
          open
          onOpenChange={onOpenChange}
          name={album?.name ?? title}
          path={album ? pathOf(album) : pathOfList(setId)}
        />
      )}
      {about && (
        <>
          <PromptDialog
            open={is('rename')}
            onOpenChange={onOpenChange}
            title={t('rename')}
            label={isSet ? t('setName') : t('name')}
            defaultValue={about.name}
            maxLength={TEXT.ALBUM_NAME}
            confirmLabel={dialogs('save')}
            requiredText={isSet ? t('setNameRequired') : t('nameRequired')}
            onSubmit={(name) => rename(about.id, name)}
          />
          <MoveAlbumDialog open={is('move')} onOpenChange={onOpenChange} album={about} />
          <RemoveAlbumDialog open={is('remove')} onOpenChange={onOpenChange} album={about} />
        </>
      )}
    </>
  );
}
