import {
  ChartPieIcon,
  CircleUserIcon,
  CreditCardIcon,
  CrownIcon,
  GiftIcon,
  SettingsIcon,
  Skeleton,
} from '@xiangji/ui';
import { type ComponentType, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { lazyComponent } from '../../shared/code/lazyComponent.tsx';
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle.ts';
import { SecondaryTexts } from '../../shared/locale/SecondaryTexts.tsx';
import { TitledPage } from '../../shared/page/TitledPage.tsx';
import * as css from './AccountPage.css.ts';
import { CATEGORIES, type Category, categoryOf, pathOf } from './categories.ts';

const icons: Record<Category, ComponentType> = {
  BASIC: CircleUserIcon,
  VIP: CrownIcon,
  OVERVIEW: ChartPieIcon,
  SETTING: SettingsIcon,
  BILL: CreditCardIcon,
  INVITATION: GiftIcon,
};

const panels: Record<Category, ComponentType> = {
  BASIC: lazyComponent(async () => (await import('./basic/Basic.tsx')).Basic, { failure: 'inline' }),
  VIP: lazyComponent(async () => (await import('./vip/Vip.tsx')).Vip, { failure: 'inline' }),
  OVERVIEW: lazyComponent(async () => (await import('./overview/OverviewPanel.tsx')).OverviewPanel, {
    failure: 'inline',
  }),
  SETTING: lazyComponent(async () => (await import('./setting/Setting.tsx')).Setting, { failure: 'inline' }),
  BILL: lazyComponent(async () => (await import('./bill/Bills.tsx')).Bills, { failure: 'inline' }),
  INVITATION: lazyComponent(async () => (await import('./invitation/Invitation.tsx')).Invitation, {
    failure: 'inline',
  }),
};

/** On a phone the row scrolls sideways: the selected name stays visible, also when the font loads late. */
function useInSight(list: RefObject<HTMLElement | null>, active: Category) {
  useLayoutEffect(() => {
    const row = list.current;
    const selected = row?.querySelector<HTMLElement>(`[data-category=${active}]`);
    if (!row || !selected) return;
    // Called at once, and then whenever a name before it or its own changes its width.
    const sizes = new ResizeObserver(() => {
      const around = row.getBoundingClientRect();
      const own = selected.getBoundingClientRect();
      row.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2);
    });
    for (const category of row.children) sizes.observe(category);
    return () => sizes.disconnect();
  }, [list, active]);
}

function Categories({ active }: { active: Category }) {
  const t = useTranslations('account');
  const list = useRef<HTMLElement>(null);
  useInSight(list, active);
  return (
    <nav ref={list} aria-label={t('categories')} className={css.categories}>
      {CATEGORIES.map((category) => {
        const Icon = icons[category];
        return (
          <Link
            key={category}
            to={pathOf(category)}
            data-category={category}
            aria-current={category === active ? 'page' : undefined}
            className={css.category}
          >
            <Icon />
            {t(category)}
          </Link>
        );
      })}
    </nav>
  );
}

function Page() {
  const t = useTranslations('account');
  const active = categoryOf(useParams().category);
  const Panel = panels[active];
  useDocumentTitle(t(active));
  return (
    <TitledPage title={t('title')}>
      <div className={css.page}>
        <Categories active={active} />
        <div className={css.content}>
          <Suspense key={active} fallback={<Skeleton className={css.skeleton} />}>
            <Panel />
          </Suspense>
        </div>
      </div>
    </TitledPage>
  );
}

/** The account in its six categories (spec §2 'Account page'); each is loaded when it is opened. */
export function AccountPage() {
  return (
    <SecondaryTexts>
      <Page />
    </SecondaryTexts>
  );
}
