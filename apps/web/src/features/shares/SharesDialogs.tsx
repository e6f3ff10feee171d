import { SHARE_ORDERS, SHARE_VALIDITY_DAYS } from '@xiangji/api-client/contract';
import { EndShareDialog, RenewShareDialog, ResetCodeDialog, SortOrderDialog } from '@xiangji/blocks';
import { type LayerControl, useLastOpenValue } from '@xiangji/ui';
import { useMemo } from 'react';
import type { Share } from '../../shared/models/share.ts';
import { orderProps } from '../../shared/models/sortOrder.ts';
import type { ShareOrder } from '../../shared/queries/shares.queries.ts';
import { ShareCardDialog } from '../../shared/share/OwnShareCard.tsx';
import type { ShareMutations } from '../../shared/share/useShareMutations.ts';

/** The dialogs over the shares; each is closed by the browser's back button too. */
export const SHARES_LAYERS = ['openCard', 'sort', 'resetCode', 'renew', 'end'] as const;

export type SharesLayer = (typeof SHARES_LAYERS)[number];

export interface SharesDialogsProps {
  control: LayerControl<SharesLayer>;
  list: readonly Share[];
  selected: ReadonlySet<string>;
  mutations: ShareMutations;
  order: ShareOrder;
  onOrder: (order: ShareOrder) => void;
  /** The selected shares were changed. */
  onDone: () => void;
}

/** The subject of an open dialog: its share, or the selected ones. */
function useSubject({ control, list, selected }: SharesDialogsProps): readonly Share[] {
  const id = control.layer?.id;
  const now = useMemo(
    () => list.filter((share) => (id === undefined ? selected.has(share.id) : share.id === id)),
    [id, list, selected],
  );
  return useLastOpenValue(now, control.layer !== undefined && now.length > 0);
}

/** The dialogs over the list, one at a time. */
export function SharesDialogs(props: SharesDialogsProps) {
  const { control, mutations, order, onOrder, onDone } = props;
  const shares = useSubject(props);
  const [first] = shares;
  const { dialog } = control;
  const count = shares.length;
  return (
    <>
      <SortOrderDialog {...dialog('sort')} {...orderProps(SHARE_ORDERS, order, onOrder)} />
      {first && (
        <>
          <ShareCardDialog {...dialog('openCard')} share={first} />
          <RenewShareDialog
            {...dialog('renew')}
            count={count}
            validityDays={SHARE_VALIDITY_DAYS}
            defaultDays={first.rules.days}
            onRenew={async (days) => {
              await mutations.renew(shares, days);
              onDone();
            }}
          />
          <ResetCodeDialog {...dialog('resetCode')} onConfirm={() => mutations.resetCode(first)} />
          <EndShareDialog
            {...dialog('end')}
            count={count}
            name={first.name}
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
