import {
  ArrowDownUpIcon,
  DropdownMenu,
  EllipsisIcon,
  GripVerticalIcon,
  IconButton,
  LayoutGridIcon,
  ListChecksIcon,
  PencilIcon,
  PlusIcon,
  RefreshCwIcon,
  SmartphoneIcon,
} from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { useAfterMenu } from '../../shared/focus/useAfterMenu.ts';
import type { AlbumLayer } from './albumLayers.ts';
import { useDisplayMode } from './grid/displayMode.ts';

export interface ViewMenuProps {
  setId?: string | undefined;
  onLayer: (layer: AlbumLayer, id?: string) => void;
  onManage: () => void;
  onReload: () => void;
}

/** What can be done with the list (spec §2 'View menu'), beside the two actions that stand in the bar. */
export function ViewMenu({ setId, onLayer, onManage, onReload }: ViewMenuProps) {
  const t = useTranslations('albums');
  const { mode, cycle } = useDisplayMode();
  const manage = useAfterMenu(onManage);
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <IconButton label={t('more')}>
          <EllipsisIcon />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" onCloseAutoFocus={manage.onCloseAutoFocus}>
        <DropdownMenu.Item icon={<ListChecksIcon />} onSelect={manage.onSelect}>
          {t('manage')}
        </DropdownMenu.Item>
        {setId ? (
          <DropdownMenu.Item icon={<PencilIcon />} onSelect={() => onLayer('edit', setId)}>
            {t('editSet')}
          </DropdownMenu.Item>
        ) : (
          <DropdownMenu.Item icon={<PlusIcon />} onSelect={() => onLayer('createSet')}>
            {t('createSet')}
          </DropdownMenu.Item>
        )}
        <DropdownMenu.Separator />
        <DropdownMenu.Item icon={<ArrowDownUpIcon />} onSelect={() => onLayer('sort')}>
          {t('sort')}
        </DropdownMenu.Item>
        <DropdownMenu.Item icon={<GripVerticalIcon />} onSelect={() => onLayer('arrange')}>
          {t('arrange')}
        </DropdownMenu.Item>
        <DropdownMenu.Item icon={<LayoutGridIcon />} onSelect={cycle}>
          {mode === 'standard' ? t('showCompact') : t('showStandard')}
        </DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.Item icon={<RefreshCwIcon />} onSelect={onReload}>
          {t('reload')}
        </DropdownMenu.Item>
        <DropdownMenu.Item icon={<SmartphoneIcon />} onSelect={() => onLayer('device', setId)}>
          {t('openOnDevice')}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
