import { useQuery } from '@tanstack/react-query';
import { SHARE_ORDERS } from '@xiangji/api-client/contract';
import {
  ActionButton,
  ActionMenu,
  ListTotal,
  SelectableShareTile,
  SelectionBar,
  SelectionBottomBar,
  ShareGrid,
} from '@xiangji/blocks';
import { AppBar, ArrowDownUpIcon, Button, EmptyState, PullToRefresh } from '@xiangji/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFocusMemory } from '../../shared/focus/useFocusMemory.ts';
import { type Choice, useChoice } from '../../shared/hooks/useChoice.ts';
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle.ts';
import { useRefresh } from '../../shared/hooks/useRefresh.ts';
import { useStoredOrder } from '../../shared/hooks/useStoredOrder.ts';
import { type LayerControl, useLayer } from '../../shared/layer/useLayer.ts';
import type { Share } from '../../shared/models/share.ts';
import { ListFailed } from '../../shared/page/ListFailed.tsx';
import { PhoneActions } from '../../shared/page/PhoneActions.tsx';
import * as css from '../../shared/page/page.css.ts';
import { type ShareOrder, sharesQuery } from '../../shared/queries/shares.queries.ts';
import { type ShareMutations, useShareMutations } from '../../shared/share/useShareMutations.ts';
import { SharesDialogs } from './SharesDialogs.tsx';
import { ShareTile } from './ShareTile.tsx';
import { useListActions, useSelectionActions } from './shareActions.tsx';
import { SHARES_LAYERS, type SharesLayer } from './sharesLayers.ts';

function useShares(order: ShareOrder) {
  const t = useTranslations('shares');
  const query = useQuery(sharesQuery(order));
  return { ...query, refresh: useRefresh(query, t('refreshFailed')) };
}

interface CardsProps {
  list: readonly Share[];
  mutations: ShareMutations;
  control: LayerControl<SharesLayer>;
  /** The selection; undefined in view mode. */
  choice: Choice | undefined;
}

function Cards({ list, mutations, control, choice }: CardsProps) {
  const t = useTranslations('shares');
  return (
    <>
      <ShareGrid label={t('list')}>
        {list.map((share) =>
          choice ? (
            <SelectableShareTile
              key={share.id}
              share={share}
              selected={choice.selected.has(share.id)}
              onSelectedChange={() => choice.toggle(share.id)}
            />
          ) : (
            <ShareTile key={share.id} share={share} mutations={mutations} onLayer={control.open} />
          ),
        )}
      </ShareGrid>
      <ListTotal className={css.total}>{t('total', { count: list.length })}</ListTotal>
    </>
  );
}

/** The list in its four states: loading, failed, empty, there. */
function Content({ shares, ...rest }: { shares: ReturnType<typeof useShares> } & Omit<CardsProps, 'list'>) {
  const t = useTranslations('shares');
  const { data, error, isFetching, refetch } = shares;
  if (error && !data) {
    const retry = () => void refetch();
    return <ListFailed error={error} title={t('loadFailed')} retrying={isFetching} onRetry={retry} />;
  }
  if (!data) return <ShareGrid label={t('list')} />;
  if (data.length > 0) return <Cards list={data} {...rest} />;
  const action = (
    <Button asChild variant="solid">
      <Link to="/albums">{t('toAlbums')}</Link>
    </Button>
  );
  return <EmptyState title={t('empty')} action={action} />;
}

/** Manage mode: until it is ended, or until nothing is left to select. */
function useManaging(total: number) {
  const choice = useChoice();
  const [on, setOn] = useState(false);
  const managing = on && total > 0;
  const stop = () => {
    setOn(false);
    choice.clear();
  };
  return { managing, choice, start: () => setOn(true), stop };
}

/** The user's shares (spec §2 'My shares page'). */
export function SharesPage() {
  const t = useTranslations('shares');
  const shell = useTranslations('shell');
  const [order, setOrder] = useStoredOrder('shares', SHARE_ORDERS);
  const shares = useShares(order);
  const control = useLayer(SHARES_LAYERS);
  const mutations = useShareMutations();
  const list = shares.data ?? [];
  const { managing, choice, start, stop } = useManaging(list.length);
  useDocumentTitle(shell('shares'));
  useFocusMemory(shares.data !== undefined);
  const { selected } = choice;
  const onReload = () => void shares.refresh();
  const listActions = useListActions({ empty: list.length === 0, onManage: start, onReload });
  const selection = {
    count: selected.size,
    actions: useSelectionActions({
      onLayer: control.open,
      onCopy: () => void mutations.copy(list.filter(({ id }) => selected.has(id))),
    }),
    labels: { selected: (count: number) => t('selected', { count }), actions: t('actions') },
  };
  return (
    <>
      <AppBar.Root face={managing ? 'manage' : 'browse'}>
        <AppBar.Browse>
          <AppBar.Title>{shell('shares')}</AppBar.Title>
          <AppBar.Actions>
            <ActionButton variant="ghost" icon={<ArrowDownUpIcon />} onClick={() => control.open('sort')}>
              {t('sort')}
            </ActionButton>
            <ActionMenu actions={listActions} />
            <PhoneActions />
          </AppBar.Actions>
        </AppBar.Browse>
        <AppBar.Manage>
          {managing && (
            <SelectionBar
              {...selection}
              autoFocus
              allSelected={selected.size === list.length}
              onSelectAll={(all) => choice.choosePage(list, all)}
              onLeave={stop}
            />
          )}
        </AppBar.Manage>
      </AppBar.Root>
      <PullToRefresh onRefresh={shares.refresh}>
        <div className={css.content} aria-busy={shares.isFetching}>
          <Content {...{ shares, mutations, control }} choice={managing ? choice : undefined} />
        </div>
      </PullToRefresh>
      {managing && <SelectionBottomBar {...selection} />}
      <SharesDialogs {...{ control, list, selected, mutations, order }} onOrder={setOrder} onDone={stop} />
    </>
  );
}
