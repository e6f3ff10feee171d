import { ActionButton, ActionMenu } from '@xiangji/blocks';
import { AppBar, FolderPlusIcon, type LayerControl, UploadIcon } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { PageBar } from '../../shared/page/PageBar.tsx';
import { useUpload } from '../../shared/upload/UploadContext.ts';
import { useListActions } from './albumActions.tsx';
import type { AlbumLayer } from './albumLayers.ts';

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
  const actions = useListActions({ setId, onLayer: control.open, onManage, onReload });
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
