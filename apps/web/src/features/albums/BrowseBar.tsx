import { ActionButton, ActionMenu, type AlbumListAction, useAlbumListActions } from '@xiangji/blocks';
import { AppBar, FolderPlusIcon, type LayerControl, UploadIcon } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { PageBar } from '../../shared/page/PageBar.tsx';
import { useUpload } from '../../shared/upload/UploadContext.ts';
import type { AlbumLayer } from './albumLayers.ts';
import { useDisplayMode } from './displayMode.ts';

export interface BrowseBarProps {
  title: string;
  setId: string | undefined;
  control: LayerControl<AlbumLayer>;
  onManage: () => void;
  onReload: () => void;
}

/** The bar in view mode: the title, the two main actions, and everything else in a menu. */
export function BrowseBar({ title, setId, control, onManage, onReload }: BrowseBarProps) {
  const t = useTranslations('albums');
  const photos = useTranslations('photos');
  const upload = useUpload();
  const { mode, cycle } = useDisplayMode();
  const onAction = (action: AlbumListAction) => {
    if (action === 'manage') onManage();
    else if (action === 'reload') onReload();
    else if (action === 'resize') cycle();
    else if (action === 'editSet') control.open('edit', setId);
    else control.open(action, action === 'openOnDevice' ? setId : undefined);
  };
  const actions = useAlbumListActions({ inSet: setId !== undefined, size: mode, onAction });
  return (
    <AppBar.Browse>
      <PageBar title={title} back={setId ? { to: '/albums', label: photos('backToAlbums') } : undefined}>
        <ActionButton variant="ghost" icon={<FolderPlusIcon />} onClick={() => control.open('create')}>
          {t('create')}
        </ActionButton>
        <ActionButton
          variant="solid"
          icon={<UploadIcon />}
          onClick={() => upload.open(setId === undefined ? {} : { setId })}
        >
          {photos('upload')}
        </ActionButton>
        <ActionMenu actions={actions} />
      </PageBar>
    </AppBar.Browse>
  );
}
