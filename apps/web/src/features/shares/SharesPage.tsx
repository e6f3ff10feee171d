import { useQuery } from '@tanstack/react-query';
import { SHARE_ORDERS, TEXT } from '@xiangji/api-client/contract';
import {
  ActionButton,
  ActionMenu,
  ListPage,
  ListTotal,
  PageContent,
  SelectableShareTile,
  type SelectedIds,
  type ShareAction,
  ShareGrid,
  ShareTile,
  useSelectedIds,
  useSelectedSharesActions,
} from '@xiangji/blocks';
import { ArrowDownUpIcon, EmptyState, type LayerControl, useRefresh } from '@xiangji/ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFocusMemory } from '../../shared/focus/useFocusMemory.ts';
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle.ts';
import { useStoredOrder } from '../../shared/hooks/useStoredOrder.ts';
import { useLayer } from '../../shared/layer/useLayer.ts';
import { type Share, sharePath } from '../../shared/models/share.ts';
import { LinkButton } from '../../shared/page/LinkButton.tsx';
import { Loaded } from '../../shared/page/Loaded.tsx';
import { manageAction, reloadAction } from '../../shared/page/listActions.tsx';
import { PageBar } from '../../shared/page/PageBar.tsx';
import { type ShareOrder, sharesQuery } from '../../shared/queries/shares.queries.ts';
import { type ShareMutations, useShareMutations } from '../../shared/share/useShareMutations.ts';
import { SHARES_LAYERS, SharesDialogs, type SharesLayer } from './SharesDialogs.tsx';

function useShares(order: ShareOrder) {
  const t = useTranslations('shares');
  const query = useQuery(sharesQuery(order));
  return { ...query, refresh: useRefresh(query, t('refreshFailed')) };
}

interface OwnShareTileProps {
  share: Share;
  mutations: ShareMutations;
  onLayer: (layer: SharesLayer, id: string) => void;
}

/** A share in the list: a link to what visitors see, with a menu of its own. */
function OwnShareTile({ share, mutations, onLayer }: OwnShareTileProps) {
  const navigate = useNavigate();
  const { id, rules, state } = share;
  // A toast has reported the failure.
  const run = (call: Promise<void>) => void call.catch(() => undefined);
  const onAction = (action: ShareAction) => {
    if (action === 'visit') void navigate(`${sharePath(id)}?as=visitor`);
    else if (action === 'copyLink') run(mutations.copy([share]));
    else if (action === 'setAccess')
      run(mutations.setAccess(share, rules.access === 'private' ? 'public' : 'private'));
    else onLayer(action, id);
  };
  return (
    <ShareTile
      share={share}
      link={<Link to={sharePath(id)} data-focus-key={id} />}
      nameMaxLength={TEXT.SHARE_NAME}
      onAction={onAction}
      onRename={(name) => run(mutations.rename(share, name))}
      onRepair={() =>
        run(state === 'frozen' ? mutations.resetCode(share) : mutations.renew([share], rules.days))
      }
    />
  );
}

interface CardsProps {
  list: readonly Share[];
  mutations: ShareMutations;
  control: LayerControl<SharesLayer>;
  /** The selection; undefined in view mode. */
  choice: SelectedIds | undefined;
}

function Cards({ list, mutations, control, choice }: CardsProps) {
  const t = useTranslations('shares');
  if (list.length === 0) return <NoShares />;
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
            <OwnShareTile key={share.id} share={share} mutations={mutations} onLayer={control.open} />
          ),
        )}
      </ShareGrid>
      <ListTotal>{t('total', { count: list.length })}</ListTotal>
    </>
  );
}

function NoShares() {
  const t = useTranslations('shares');
  const action = (
    <LinkButton variant="solid" to="/albums">
      {t('toAlbums')}
    </LinkButton>
  );
  return <EmptyState title={t('empty')} action={action} />;
}

/** Manage mode: until it is ended, or until nothing is left to select. */
function useManaging(total: number) {
  const choice = useSelectedIds();
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
  const listActions = [
    manageAction(t('manage'), start, list.length === 0),
    reloadAction(t('reload'), () => void shares.refresh()),
  ];
  const selection = {
    count: selected.size,
    allSelected: selected.size === list.length,
    autoFocus: true,
    onSelectAll: (all: boolean) => choice.selectAll(list, all),
    onLeave: stop,
    actions: useSelectedSharesActions({
      onAction: (action) => {
        if (action === 'copyLink') void mutations.copy(list.filter(({ id }) => selected.has(id)));
        else control.open(action);
      },
    }),
    labels: { selected: (count: number) => t('selected', { count }), actions: t('actions') },
  };
  return (
    <>
      <ListPage
        bar={
          <PageBar title={shell('shares')}>
            <ActionButton variant="ghost" icon={<ArrowDownUpIcon />} onClick={() => control.open('sort')}>
              {t('sort')}
            </ActionButton>
            <ActionMenu actions={listActions} />
          </PageBar>
        }
        selection={selection}
        selecting={managing}
        onRefresh={shares.refresh}
      >
        <PageContent busy={shares.isFetching}>
          <Loaded query={shares} loading={<ShareGrid label={t('list')} />} failed={t('loadFailed')}>
            {(data) => (
              <Cards {...{ list: data, mutations, control }} choice={managing ? choice : undefined} />
            )}
          </Loaded>
        </PageContent>
      </ListPage>
      <SharesDialogs {...{ control, list, selected, mutations, order }} onOrder={setOrder} onDone={stop} />
    </>
  );
}
