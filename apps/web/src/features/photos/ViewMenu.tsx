import {
  DropdownMenu,
  EllipsisIcon,
  IconButton,
  LayoutGridIcon,
  ListChecksIcon,
  PencilIcon,
  RefreshCwIcon,
  Share2Icon,
  SmartphoneIcon,
} from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import type { PhotoLayer } from './photoLayers.ts';

export interface ViewMenuProps {
  inAlbum: boolean;
  /** Nothing is there to be managed or shared. */
  empty: boolean;
  onManage: () => void;
  /** The menu is gone; prevents its default where the focus goes elsewhere than to its button. */
  onClosed: (event: Event) => void;
  onLayer: (layer: PhotoLayer) => void;
  onReload: () => void;
}

/** What can be done with the list (spec §2 'View menu'), beside order and upload, which stand in the bar. */
export function ViewMenu({ inAlbum, empty, onManage, onClosed, onLayer, onReload }: ViewMenuProps) {
  const t = useTranslations('photos');
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <IconButton label={t('more')}>
          <EllipsisIcon />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" onCloseAutoFocus={onClosed}>
        <DropdownMenu.Item icon={<ListChecksIcon />} disabled={empty} onSelect={onManage}>
          {t('manage')}
        </DropdownMenu.Item>
        {inAlbum && (
          <>
            <DropdownMenu.Item icon={<Share2Icon />} disabled={empty} onSelect={() => onLayer('shareAlbum')}>
              {t('shareAlbum')}
            </DropdownMenu.Item>
            <DropdownMenu.Item icon={<PencilIcon />} onSelect={() => onLayer('editAlbum')}>
              {t('editAlbum')}
            </DropdownMenu.Item>
          </>
        )}
        <DropdownMenu.Separator />
        <DropdownMenu.Item icon={<LayoutGridIcon />} onSelect={() => onLayer('layout')}>
          {t('layout')}
        </DropdownMenu.Item>
        <DropdownMenu.Item icon={<RefreshCwIcon />} onSelect={onReload}>
          {t('reload')}
        </DropdownMenu.Item>
        <DropdownMenu.Item icon={<SmartphoneIcon />} onSelect={() => onLayer('deviceList')}>
          {t('openOnDevice')}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
