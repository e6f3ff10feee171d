import { ChartPieIcon, CircleUserIcon, CreditCardIcon, CrownIcon, GiftIcon, SettingsIcon } from '@xiangji/ui';
import { type ComponentType, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { TitledPage } from '../../shared/page/TitledPage.tsx';
import * as css from './AccountPage.css.ts';
import { CATEGORIES, type Category, pathOf } from './categories.ts';

const icons: Record<Category, ComponentType> = {
  BASIC: CircleUserIcon,
  VIP: CrownIcon,
  OVERVIEW: ChartPieIcon,
  SETTING: SettingsIcon,
  BILL: CreditCardIcon,
  INVITATION: GiftIcon,
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

/** The bar and the categories around the content of one. */
export function AccountFrame({ active, children }: { active: Category; children: ReactNode }) {
  const t = useTranslations('account');
  return (
    <TitledPage title={t('title')}>
      <div className={css.page}>
        <Categories active={active} />
        <div className={css.content}>{children}</div>
      </div>
    </TitledPage>
  );
}
