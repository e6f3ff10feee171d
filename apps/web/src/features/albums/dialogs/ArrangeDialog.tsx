import { ORDER } from '@xiangji/api-client/contract';
import { albumActionLabels, ArrangeDialog as Dialog } from '@xiangji/blocks';
import type { LayerDialogProps } from '@xiangji/ui';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useReport } from '../../../shared/hooks/useReport.ts';
import { useBlockTexts } from '../../../shared/locale/useBlockTexts.ts';
import type { Album, AlbumEntry, AlbumOrder } from '../../../shared/models/album.ts';
import { useManageAlbums, useSetAlbumOrder } from '../../../shared/queries/albums.queries.ts';

export interface ArrangeDialogProps extends LayerDialogProps {
  list: readonly AlbumEntry[];
  order: AlbumOrder;
  setId?: string | undefined;
}

const byPosition = (a: Album, b: Album) => a.position - b.position || a.createdAt - b.createdAt;

/** The order manager (spec §2 'Album-order manager'); saving sets the custom order. */
export function ArrangeDialog({ list, order, setId, ...dialog }: ArrangeDialogProps) {
  const t = useTranslations('albums');
  const { report } = useReport();
  const manage = useManageAlbums();
  const setOrder = useSetAlbumOrder();
  const items = useMemo(() => list.toSorted(byPosition), [list]);
  const save = async (sort: string[]) => {
    await manage.mutateAsync({ sort });
    if (order !== ORDER.CUSTOM) await setOrder.mutateAsync({ setId, order: ORDER.CUSTOM });
  };
  return (
    <Dialog
      {...dialog}
      title={useBlockTexts(albumActionLabels).arrange}
      description={t('arrangeHint')}
      label={t('list')}
      items={items}
      onSave={(sort) => report(save(sort), t('arranged'))}
    />
  );
}
