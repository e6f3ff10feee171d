import { AppBar, ArrowLeftIcon, Button, FolderPlusIcon, UploadIcon } from '@xiangji/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { LayerControl } from '../../shared/layer/useLayer.ts';
import { BarAction } from '../../shared/page/BarAction.tsx';
import { Later } from '../../shared/page/Later.tsx';
import { PhoneAccount } from '../../shared/page/PhoneAccount.tsx';
import { useUpload } from '../../shared/upload/UploadContext.ts';
import type { AlbumLayer } from './albumLayers.ts';
import { ViewMenu } from './ViewMenu.tsx';

export interface BrowseBarProps {
  title: string;
  setId: string | undefined;
  control: LayerControl<AlbumLayer>;
  onManage: () => void;
  onReload: () => void;
}

/** The bar while looking: where one is, the two first actions, everything else in a menu. */
export function BrowseBar({ title, setId, control, onManage, onReload }: BrowseBarProps) {
  const t = useTranslations('albums');
  const photos = useTranslations('photos');
  const upload = useUpload();
  return (
    <AppBar.Browse>
      {setId && (
        <Button asChild variant="ghost">
          <Link to="/albums" aria-label={photos('backToAlbums')}>
            <ArrowLeftIcon />
          </Link>
        </Button>
      )}
      <AppBar.Title>{title}</AppBar.Title>
      <AppBar.Actions>
        <Later>
          <BarAction variant="ghost" icon={<FolderPlusIcon />} onClick={() => control.open('create')}>
            {t('create')}
          </BarAction>
          <BarAction
            variant="solid"
            icon={<UploadIcon />}
            onClick={() => upload.open(setId === undefined ? {} : { setId })}
          >
            {photos('upload')}
          </BarAction>
          <ViewMenu setId={setId} onLayer={control.open} onManage={onManage} onReload={onReload} />
          <PhoneAccount />
        </Later>
      </AppBar.Actions>
    </AppBar.Browse>
  );
}
