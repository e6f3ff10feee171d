import { SHARE_ORDERS, type Share } from '@xiangji/api-client/contract';
import { ConfirmDialog } from '@xiangji/ui';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { SortOrderDialog } from '../../shared/dialogs/SortOrderDialog.tsx';
import { useKept } from '../../shared/hooks/useKept.ts';
import type { LayerControl } from '../../shared/layer/useLayer.ts';
import type { ShareOrder } from '../../shared/queries/shares.queries.ts';
import { ShareCardDialog } from '../../shared/share/ShareCardDialog.tsx';
import type { ShareActions } from '../../shared/share/useShareMutations.ts';
import { RenewDialog } from './RenewDialog.tsx';
import type { SharesLayer } from './sharesLayers.ts';

export interface SharesDialogsProps {
  control: Pick<LayerControl<SharesLayer>, 'layer' | 'onOpenChange'>;
  list: readonly Share[];
  selected: ReadonlySet<string>;
  mutations: ShareActions;
  order: ShareOrder;
  onOrder: (order: ShareOrder) => void;
  /** Something was done to the selected ones. */
  onDone: () => void;
}

/** The subject of an open dialog: its share, or the selected ones. */
function useSubject({ control, list, selected }: SharesDialogsProps): readonly Share[] {
  const id = control.layer?.id;
  const now = useMemo(
    () => list.filter((share) => (id === undefined ? selected.has(share.id) : share.id === id)),
    [id, list, selected],
  );
  return useKept(now, control.layer !== undefined && now.length > 0);
}

/** The dialogs over the list, one at a time. */
export function SharesDialogs(props: SharesDialogsProps) {
  const { control, mutations, order, onOrder, onDone } = props;
  const t = useTranslations('share');
  const shares = useSubject(props);
  const [first] = shares;
  const { onOpenChange } = control;
  const isOpen = (name: SharesLayer) => control.layer?.name === name && shares.length > 0;
  const count = shares.length;
  return (
    <>
      <SortOrderDialog
        open={control.layer?.name === 'sort'}
        onOpenChange={onOpenChange}
        orders={SHARE_ORDERS}
        value={order}
        onChoose={onOrder}
      />
      {first && (
        <>
          <ShareCardDialog open={isOpen('card')} onOpenChange={onOpenChange} share={first} />
          <RenewDialog
            open={isOpen('renew')}
            onOpenChange={onOpenChange}
            count={count}
            days={first.secure.time}
            onRenew={async (days) => {
              await mutations.renew(shares, days);
              onDone();
            }}
          />
          <ConfirmDialog
            open={isOpen('reset')}
            onOpenChange={onOpenChange}
            title={t('resetTitle')}
            description={t('resetText')}
            confirmLabel={t('resetCode')}
            onConfirm={() => mutations.resetCode(first)}
          />
          <ConfirmDialog
            open={isOpen('end')}
            onOpenChange={onOpenChange}
            title={t('endTitle', { count, name: first.name })}
            description={t('endText')}
            confirmLabel={t('endConfirm', { count })}
            tone="critical"
            onConfirm={async () => {
              await mutations.end(shares);
              onDone();
            }}
          />
        </>
      )}
    </>
  );
}
