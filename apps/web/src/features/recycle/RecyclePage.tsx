import { useQuery } from '@tanstack/react-query';
import { ActionMenu, RecycleBinList, SelectionBar, SelectionBottomBar } from '@xiangji/blocks';
import {
  AppBar,
  EmptyState,
  IconButton,
  LayoutGridIcon,
  MenuIcon,
  Pagination,
  PullToRefresh,
  useToast,
} from '@xiangji/ui';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { MAIN_ID } from '../../shared/focus/useFocusMemory.ts';
import { type Choice, useChoice } from '../../shared/hooks/useChoice.ts';
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle.ts';
import { useFileSize } from '../../shared/hooks/useFileSize.ts';
import { useLayer } from '../../shared/layer/useLayer.ts';
import { ListFailed } from '../../shared/page/ListFailed.tsx';
import { PhoneActions } from '../../shared/page/PhoneActions.tsx';
import { RecycleDialogs } from './RecycleDialogs.tsx';
import * as css from './RecyclePage.css.ts';
import { recycleQuery } from './recycle.queries.ts';
import { useBinActions, useSelectionActions } from './recycleActions.tsx';
import { RECYCLE_LAYERS, type RecycleLayer } from './recycleLayers.ts';
import { type BinView, useBinView } from './useBinView.ts';
import { useRecycleActions } from './useRecycleActions.ts';

/** The page's number in the address: it survives a reload, and back returns to the previous page. */
const PAGE_PARAM = 'page';

function useBin() {
  const t = useTranslations('recycle');
  const toast = useToast();
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get(PAGE_PARAM));
  const query = useQuery(recycleQuery(Number.isInteger(asked) && asked > 0 ? asked : 1));
  const refresh = async () => {
    const { error, data } = await query.refetch();
    if (error && data) toast.show({ title: t('refreshFailed'), tone: 'critical' });
  };
  const turnTo = (page: number) => setParams({ [PAGE_PARAM]: String(page) });
  return { ...query, refresh, turnTo };
}

/** The actions; the selection is cleared when its dialog has closed. */
function useWork() {
  const choice = useChoice();
  const control = useLayer<RecycleLayer>(RECYCLE_LAYERS);
  const usedUp = useRef(false);
  const mutations = useRecycleActions(() => {
    usedUp.current = true;
  });
  const onGone = (event: Event) => {
    if (!usedUp.current) return;
    usedUp.current = false;
    choice.clear();
    // The button that opened it is unmounted with the selection.
    event.preventDefault();
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  };
  return { choice, control, mutations, onGone };
}

interface FilledProps {
  view: BinView;
  bin: NonNullable<ReturnType<typeof useBin>['data']>;
  choice: Choice;
  turning: boolean;
  onTurn: (page: number) => void;
}

function Filled({ bin, view, choice, turning, onTurn }: FilledProps) {
  const t = useTranslations('recycle');
  const fileSize = useFileSize();
  return (
    <>
      <p className={css.summary}>{t('summary', { total: bin.total, size: fileSize(bin.size) })}</p>
      <RecycleBinList
        photos={bin.photos}
        selected={choice.selected}
        busy={turning}
        view={view}
        onSelectedChange={choice.toggle}
      />
      <Pagination
        className={css.pages}
        page={bin.page}
        total={bin.pages}
        disabled={turning}
        onPageChange={onTurn}
      />
    </>
  );
}

/** The bin in its four states: loading, failed, empty, loaded. */
function Content({
  bin,
  view,
  choice,
}: { bin: ReturnType<typeof useBin> } & Pick<FilledProps, 'view' | 'choice'>) {
  const t = useTranslations('recycle');
  const { data, error, isFetching, refetch } = bin;
  if (error && !data) {
    const retry = () => void refetch();
    return <ListFailed error={error} title={t('loadFailed')} retrying={isFetching} onRetry={retry} />;
  }
  if (!data) return <RecycleBinList photos={undefined} view={view} />;
  if (data.total === 0) return <EmptyState title={t('empty')} />;
  return (
    <Filled bin={data} view={view} choice={choice} turning={bin.isPlaceholderData} onTurn={bin.turnTo} />
  );
}

/** Deleted photos, to be restored or deleted permanently (spec §2 'Recycle bin page'). */
export function RecyclePage() {
  const t = useTranslations('recycle');
  const bin = useBin();
  const { choice, control, mutations, onGone } = useWork();
  const [view, turnView] = useBinView();
  useDocumentTitle(t('title'));
  const { selected } = choice;
  const items = bin.data?.photos ?? [];
  const total = bin.data?.total ?? 0;
  const binActions = useBinActions({
    empty: total === 0,
    onLayer: control.open,
    onReload: () => void bin.refresh(),
  });
  const selection = {
    count: selected.size,
    actions: useSelectionActions((layer) => control.open(layer)),
    labels: {
      leave: t('leave'),
      selected: (count: number) => (count > 0 ? t('selected', { count }) : ''),
      selectAll: t('choosePage'),
      selectNone: t('leavePage'),
      actions: t('actions'),
    },
  };
  return (
    <>
      <AppBar.Root face={selected.size > 0 ? 'manage' : 'browse'}>
        <AppBar.Browse>
          <AppBar.Title>{t('title')}</AppBar.Title>
          <AppBar.Actions>
            <IconButton label={t(view === 'grid' ? 'showList' : 'showGrid')} onClick={turnView}>
              {view === 'grid' ? <MenuIcon /> : <LayoutGridIcon />}
            </IconButton>
            <ActionMenu actions={binActions} />
            <PhoneActions />
          </AppBar.Actions>
        </AppBar.Browse>
        <AppBar.Manage>
          <SelectionBar
            {...selection}
            disabled={false}
            allSelected={items.every(({ id }) => selected.has(id))}
            onSelectAll={(all) => choice.choosePage(items, all)}
            onLeave={choice.clear}
          />
        </AppBar.Manage>
      </AppBar.Root>
      <PullToRefresh onRefresh={bin.refresh}>
        <div className={css.content} aria-busy={bin.isFetching}>
          <Content bin={bin} view={view} choice={choice} />
        </div>
      </PullToRefresh>
      {selected.size > 0 && <SelectionBottomBar {...selection} />}
      <RecycleDialogs {...{ control, selected, total, mutations, onGone }} />
    </>
  );
}
