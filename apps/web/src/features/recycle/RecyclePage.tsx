import { useQuery } from '@tanstack/react-query';
import {
  ActionMenu,
  ListPage,
  PageContent,
  type RecycleAction,
  RecycleBinList,
  type SelectedIds,
  useRecycleBinMenu,
  useRecycleSelection,
  useSelectedIds,
} from '@xiangji/blocks';
import { EmptyState, IconButton, LayoutGridIcon, MenuIcon, useLocalStorage, useRefresh } from '@xiangji/ui';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { MAIN_ID } from '../../shared/focus/useFocusMemory.ts';
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle.ts';
import { useLayer } from '../../shared/layer/useLayer.ts';
import { Loaded } from '../../shared/page/Loaded.tsx';
import { PageBar } from '../../shared/page/PageBar.tsx';
import { EVERYTHING, RecycleDialogs } from './RecycleDialogs.tsx';
import { recycleQuery } from './recycle.queries.ts';
import { useRecycleActions } from './useRecycleActions.ts';

/** Rows with all facts, or squares with the picture and the remaining time. */
type BinView = 'list' | 'grid';

const read = (text: string | null): BinView => (text === 'grid' ? 'grid' : 'list');

/** The view of the bin, stored in this browser, and a function that changes it. */
function useBinView(): [BinView, () => void] {
  const [view, store] = useLocalStorage('xiangji.recycle.view', read);
  return [view, () => store(view === 'grid' ? 'list' : 'grid')];
}

/** The page's number in the address: it survives a reload, and back returns to the previous page. */
const PAGE_PARAM = 'page';

function useBin() {
  const t = useTranslations('recycle');
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get(PAGE_PARAM));
  const query = useQuery(recycleQuery(Number.isInteger(asked) && asked > 0 ? asked : 1));
  const turnTo = (page: number) => setParams({ [PAGE_PARAM]: String(page) });
  return { ...query, refresh: useRefresh(query, t('refreshFailed')), turnTo };
}

/** The actions; the selection is cleared when its dialog has closed. */
function useWork() {
  const choice = useSelectedIds();
  const control = useLayer<RecycleAction>(['back', 'to', 'remove']);
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

interface ContentProps {
  bin: ReturnType<typeof useBin>;
  view: BinView;
  choice: SelectedIds;
}

/** The bin in its four states: loading, failed, empty, loaded. */
function Content({ bin, view, choice }: ContentProps) {
  const t = useTranslations('recycle');
  const loading = <RecycleBinList photos={undefined} view={view} />;
  return (
    <Loaded query={bin} loading={loading} failed={t('loadFailed')}>
      {({ photos, total, size, page, pages }) =>
        total === 0 ? (
          <EmptyState title={t('empty')} />
        ) : (
          <RecycleBinList
            {...{ photos, view, selected: choice.selected }}
            total={{ photos: total, bytes: size }}
            pages={{ page, total: pages, onPageChange: bin.turnTo }}
            busy={bin.isPlaceholderData}
            onSelectedChange={choice.toggle}
          />
        )
      }
    </Loaded>
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
  const binActions = useRecycleBinMenu({
    empty: total === 0,
    onAction: (action) => control.open(action, EVERYTHING),
    onReload: () => void bin.refresh(),
  });
  const selection = useRecycleSelection({
    photos: items,
    selected: choice,
    onAction: (action) => control.open(action),
  });
  return (
    <>
      <ListPage
        bar={
          <PageBar title={t('title')}>
            <IconButton label={t(view === 'grid' ? 'showList' : 'showGrid')} onClick={turnView}>
              {view === 'grid' ? <MenuIcon /> : <LayoutGridIcon />}
            </IconButton>
            <ActionMenu actions={binActions} />
          </PageBar>
        }
        selection={selection}
        selecting={selected.size > 0}
        onRefresh={bin.refresh}
      >
        <PageContent width="medium" busy={bin.isFetching}>
          <Content {...{ bin, view, choice }} />
        </PageContent>
      </ListPage>
      <RecycleDialogs {...{ control, selected, total, mutations, onGone }} />
    </>
  );
}
