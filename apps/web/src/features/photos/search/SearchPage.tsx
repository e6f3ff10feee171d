import { SEARCH } from '@xiangji/api-client/contract';
import {
  type ActionList,
  ActionMenu,
  FilterChips,
  hasFilters,
  type PhotoFilters,
  SearchBox,
  searchOf,
  useSearchBox,
} from '@xiangji/blocks';
import { AppBar, Button, EmptyState, VisuallyHidden } from '@xiangji/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDocumentTitle } from '../../../shared/hooks/useDocumentTitle.ts';
import { PhoneActions } from '../../../shared/page/PageBar.tsx';
import { PhotoList } from '../../../shared/photoList/PhotoList.tsx';
import { useConfig } from '../../../shared/queries/session.queries.ts';
import { NothingHere } from '../NothingHere.tsx';
import { PhotoListFrame, usePhotoListPage } from '../PhotoListFrame.tsx';
import * as css from './SearchPage.css.ts';
import { useEquipment, useFilters, useSearchState, useSuggestions } from './search.queries.ts';

interface NothingFoundProps {
  filters: PhotoFilters;
  onClear: () => void;
}

/** No photo fits: the filters can be removed, or there is the timeline. */
function NothingFound({ filters, onClear }: NothingFoundProps) {
  const t = useTranslations('search');
  if (!hasFilters(filters)) return <NothingHere title={t('nothing')} />;
  const action = (
    <Button variant="solid" onClick={onClear}>
      {t('clearFilters')}
    </Button>
  );
  return <EmptyState title={t('nothing')} action={action} />;
}

/** Ends the selection when another search is shown: its positions are those of other photos. */
function useLeaveWith(key: string, leave: () => void) {
  const [shown, setShown] = useState(key);
  if (shown === key) return;
  setShown(key);
  leave();
}

interface SearchBarProps {
  state: ReturnType<typeof useSearchState>;
  filters: PhotoFilters;
  /** The names of filters that a suggestion sets. */
  remember: (filters: PhotoFilters) => void;
  actions: ActionList;
}

/** The box with its suggestions, and the actions of the list. */
function SearchBar({ state, filters, remember, actions }: SearchBarProps) {
  const t = useTranslations('search');
  const { search, isBlank, open } = state;
  const recentKey = `xiangji.searches.${useConfig().data?.user?.id ?? ''}`;
  const { text, recent, boxProps } = useSearchBox({
    ...{ text: search.text, filters, recentKey },
    onSearch: open,
    onFilters: remember,
  });
  const { suggestions, failed } = useSuggestions(text);
  return (
    <>
      <div className={css.box}>
        <h1>
          <VisuallyHidden>{t('title')}</VisuallyHidden>
        </h1>
        <SearchBox
          {...boxProps}
          suggestions={suggestions && [...recent, ...suggestions]}
          failed={failed}
          maxLength={SEARCH.QUERY}
          autoFocus={isBlank}
        />
      </div>
      <AppBar.Actions>
        <ActionMenu actions={actions} />
        <PhoneActions />
      </AppBar.Actions>
    </>
  );
}

/** The search of the account's photos; the address has its text and filters, so that it can be shared. */
export function SearchPage() {
  const t = useTranslations('search');
  const state = useSearchState();
  const { search, scope, address, isBlank, open } = state;
  const page = usePhotoListPage(scope, address, !isBlank);
  const { timeline, managing, listActions } = page;
  const { filters, remember } = useFilters(search, timeline);
  const equipment = useEquipment();
  const filter = (next: PhotoFilters) => open(searchOf(search.text, next));
  useLeaveWith(address.list, managing.leave);
  useDocumentTitle(search.text ? `${t('title')}: ${search.text}` : t('title'));
  return (
    <PhotoListFrame
      page={page}
      title={search.text ?? t('title')}
      bar={<SearchBar {...{ state, filters, remember }} actions={listActions} />}
    >
      <div className={css.chips}>
        <FilterChips
          value={filters}
          onValueChange={filter}
          disabled={managing.active}
          found={isBlank || timeline.isPartial ? undefined : timeline.info?.count}
          {...equipment}
        />
      </div>
      {isBlank ? (
        <EmptyState title={t('hint')} />
      ) : (
        <PhotoList
          key={address.list}
          {...page.list}
          empty={<NothingFound filters={filters} onClear={() => filter({})} />}
        />
      )}
    </PhotoListFrame>
  );
}
