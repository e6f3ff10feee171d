import {
  ContextMenu,
  DownloadIcon,
  DropdownMenu,
  EllipsisIcon,
  EyeOffIcon,
  FolderInputIcon,
  IconButton,
  ImageIcon,
  LayoutGridIcon,
  ListChecksIcon,
  RefreshCwIcon,
  SmartphoneIcon,
} from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import type { VisitLayer } from './visitLayers.ts';

export interface ViewMenuProps {
  isOwner: boolean;
  /** Nothing is there to be chosen or saved. */
  empty: boolean;
  onManage: () => void;
  /** The menu is gone; prevents its default where the focus goes elsewhere than to its button. */
  onClosed: (event: Event) => void;
  onLayer: (layer: VisitLayer) => void;
  onReload: () => void;
}

/** What can be done with the list, by role (spec §2 'Share detail page'). */
export function ViewMenu({ isOwner, empty, onManage, onClosed, onLayer, onReload }: ViewMenuProps) {
  const t = useTranslations('visit');
  const photos = useTranslations('photos');
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <IconButton label={photos('more')}>
          <EllipsisIcon />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" onCloseAutoFocus={onClosed}>
        <DropdownMenu.Item icon={<ListChecksIcon />} disabled={empty} onSelect={onManage}>
          {t(isOwner ? 'manage' : 'batch')}
        </DropdownMenu.Item>
        <DropdownMenu.Item icon={<FolderInputIcon />} disabled={empty} onSelect={() => onLayer('save')}>
          {t('saveAll')}
        </DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.Item icon={<LayoutGridIcon />} onSelect={() => onLayer('layout')}>
          {photos('layout')}
        </DropdownMenu.Item>
        <DropdownMenu.Item icon={<RefreshCwIcon />} onSelect={onReload}>
          {photos('reload')}
        </DropdownMenu.Item>
        <DropdownMenu.Item icon={<SmartphoneIcon />} onSelect={() => onLayer('device')}>
          {photos('openOnDevice')}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

export interface PhotoMenuProps {
  isOwner: boolean;
  onBrowse: () => void;
  onDownload: () => void;
  onLayer: (layer: VisitLayer) => void;
}

/** What can be done with one photo, by role. */
export function PhotoMenu({ isOwner, onBrowse, onDownload, onLayer }: PhotoMenuProps) {
  const t = useTranslations('visit');
  const photos = useTranslations('photos');
  const viewer = useTranslations('viewer');
  return (
    <>
      <ContextMenu.Item icon={<ImageIcon />} onSelect={onBrowse}>
        {photos('browse')}
      </ContextMenu.Item>
      <ContextMenu.Item icon={<FolderInputIcon />} onSelect={() => onLayer('save')}>
        {t('saveTo')}
      </ContextMenu.Item>
      <ContextMenu.Item icon={<DownloadIcon />} onSelect={onDownload}>
        {viewer('download')}
      </ContextMenu.Item>
      <ContextMenu.Item icon={<SmartphoneIcon />} onSelect={() => onLayer('device')}>
        {photos('openOnDevice')}
      </ContextMenu.Item>
      {isOwner && (
        <>
          <ContextMenu.Separator />
          <ContextMenu.Item icon={<EyeOffIcon />} tone="critical" onSelect={() => onLayer('cancel')}>
            {t('cancel')}
          </ContextMenu.Item>
        </>
      )}
    </>
  );
}
