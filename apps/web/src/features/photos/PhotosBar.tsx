import { FILE_ORDERS } from '@xiangji/api-client/contract';
import { ActionButton, ActionMenu, SortOrderMenu } from '@xiangji/blocks';
import { UploadIcon } from '@xiangji/ui';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import type { FileOrder } from '../../shared/models/photoList.ts';
import { orderProps } from '../../shared/models/sortOrder.ts';
import { PageBar } from '../../shared/page/PageBar.tsx';
import type { Timeline } from '../../shared/photoList/useTimeline.ts';

interface BrowseBarProps {
  albumId: string | undefined;
  title: string;
  timeline: Timeline;
  changeOrder: (order: FileOrder) => void;
  listActions: ComponentProps<typeof ActionMenu>['actions'];
  /** Absent where nothing can be added. */
  onUpload: (() => void) | undefined;
}

/** The bar of the list: the way back, its title and its actions. */
export function BrowseBar({ albumId, title, timeline, changeOrder, listActions, onUpload }: BrowseBarProps) {
  const t = useTranslations('photos');
  return (
    <PageBar title={title} back={albumId ? { to: '/albums', label: t('backToAlbums') } : undefined}>
      <SortOrderMenu {...orderProps(FILE_ORDERS, timeline.order, changeOrder)} />
      {onUpload && (
        <ActionButton variant="solid" icon={<UploadIcon />} onClick={onUpload}>
          {t('upload')}
        </ActionButton>
      )}
      <ActionMenu actions={listActions} />
    </PageBar>
  );
}
