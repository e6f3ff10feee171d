import { useQuery } from '@tanstack/react-query';
import { FOLDER_ORDERS, ROOT_FOLDER, TEXT } from '@xiangji/api-client/contract';
import {
  type AlbumSet,
  CreateSetDialog,
  MoveAlbumDialog,
  RenameAlbumDialog,
  SortOrderDialog,
} from '@xiangji/blocks';
import { type LayerControl, type LayerDialogProps, lazyComponent, useLastOpenValue } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { usePickableAlbums } from '../../../shared/dialogs/AlbumTargetDialog.tsx';
import { OpenOnDeviceDialog } from '../../../shared/dialogs/OpenOnDeviceDialog.tsx';
import { useReport } from '../../../shared/hooks/useReport.ts';
import type { AlbumEntry, AlbumOrder } from '../../../shared/models/album.ts';
import { orderProps } from '../../../shared/models/sortOrder.ts';
import {
  albumsQuery,
  useCreateSet,
  useManageAlbums,
  useMoveAlbum,
  useSetAlbumInfo,
  useSetAlbumOrder,
} from '../../../shared/queries/albums.queries.ts';
import type { AlbumLayer } from '../albumLayers.ts';
import { pathOf, pathOfList } from '../albumPaths.ts';
import { CreateAlbumDialog } from './CreateAlbumDialog.tsx';
import { RemoveAlbumDialog } from './RemoveAlbumDialog.tsx';

/** Drag and drop and cropping are large: their code is loaded on request. */
const ArrangeDialog = lazyComponent(() => import('./ArrangeDialog.tsx'), 'ArrangeDialog');
const ShareDialog = lazyComponent(() => import('../../../shared/share/ShareDialog.tsx'), 'ShareDialog');
const AlbumEditLayer = lazyComponent(
  () => import('../../../shared/albumEdit/AlbumEditLayer.tsx'),
  'AlbumEditLayer',
);

interface MoveAlbumProps extends LayerDialogProps {
  album: AlbumEntry;
}

/** An album into a set or out of its own (spec §2: tabs IN and OUT), with a toast that undoes it. */
function MoveAlbum({ album, ...dialog }: MoveAlbumProps) {
  const t = useTranslations('albums');
  const { report, offerUndo } = useReport();
  const { data, isError, refetch } = useQuery(albumsQuery());
  const move = useMoveAlbum();
  const manage = useManageAlbums();
  const submit = async (set: AlbumSet | undefined) => {
    const { undo } = await report(move.mutateAsync({ id: album.id, target: set?.id ?? ROOT_FOLDER }));
    const done = set ? t('movedIn', { name: set.name }) : t('movedOut');
    offerUndo(done, () => manage.mutateAsync(undo), t('undone'));
  };
  return (
    <MoveAlbumDialog
      {...dialog}
      album={album}
      sets={data?.list.filter(({ kind }) => kind === 'albumSet')}
      failed={isError}
      onRetry={() => void refetch()}
      onSubmit={submit}
    />
  );
}

/** A set of albums under one name (spec §2 'Add/create album-set'). */
function CreateSet(dialog: LayerDialogProps) {
  const t = useTranslations('albums');
  const { report } = useReport();
  const create = useCreateSet();
  const albums = usePickableAlbums(undefined, dialog.open);
  return (
    <CreateSetDialog
      {...dialog}
      albums={albums}
      nameMaxLength={TEXT.ALBUM_NAME}
      onSubmit={({ name, albumIds }) => report(create.mutateAsync({ name, list: albumIds }), t('setCreated'))}
    />
  );
}

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

/** Every dialog over the album list; one at a time. Loaded when the first is opened. */
export function AlbumDialogs({ control, list, order, setId, title, album }: AlbumDialogsProps) {
  const t = useTranslations('albums');
  const { layer, onOpenChange, dialog } = control;
  const { report } = useReport();
  const info = useSetAlbumInfo();
  const setOrder = useSetAlbumOrder();
  // A closing dialog still shows its subject.
  const about = useLastOpenValue(album, album !== undefined);
  const is = (name: AlbumLayer) => layer?.name === name;
  return (
    <>
      <CreateAlbumDialog {...dialog('create')} setId={setId} />
      <CreateSet {...dialog('createSet')} />
      <SortOrderDialog
        {...dialog('sort')}
        {...orderProps(FOLDER_ORDERS, order, (next) => report(setOrder.mutateAsync({ setId, order: next })))}
      />
      {is('arrange') && <ArrangeDialog open {...{ onOpenChange, list, order, setId }} />}
      {about && is('edit') && <AlbumEditLayer open onOpenChange={onOpenChange} albumId={about.id} />}
      {about && is('share') && (
        <ShareDialog open onOpenChange={onOpenChange} content={{ albumId: about.id }} name={about.name} />
      )}
      {is('openOnDevice') && (
        <OpenOnDeviceDialog
          open
          onOpenChange={onOpenChange}
          name={album?.name ?? title}
          path={album ? pathOf(album) : pathOfList(setId)}
        />
      )}
      {about && (
        <>
          <RenameAlbumDialog
            {...dialog('rename')}
            album={about}
            nameMaxLength={TEXT.ALBUM_NAME}
            onSubmit={(name) => report(info.mutateAsync({ id: about.id, name }), t('renamed'))}
          />
          <MoveAlbum {...dialog('move')} album={about} />
          <RemoveAlbumDialog {...dialog('remove')} album={about} />
        </>
      )}
    </>
  );
}
