import { CategoryPage } from '@xiangji/blocks';
import { ChartPieIcon, CircleUserIcon, CreditCardIcon, CrownIcon, GiftIcon, SettingsIcon } from '@xiangji/ui';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { TitledPage } from '../../shared/page/PageBar.tsx';

/** Spec §2: the first is the default. */
export const CATEGORIES = ['BASIC', 'VIP', 'OVERVIEW', 'SETTING', 'BILL', 'INVITATION'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The category of a path's segment in any case; the first one for an unknown segment. */
export function categoryOf(segment: string | undefined): Category {
  const wanted = segment?.toUpperCase();
  return CATEGORIES.find((category) => category === wanted) ?? CATEGORIES[0];
}

export const pathOf = (category: Category) => `/account/${category.toLowerCase()}`;

const icons: Record<Category, ComponentType> = {
  BASIC: CircleUserIcon,
  VIP: CrownIcon,
  OVERVIEW: ChartPieIcon,
  SETTING: SettingsIcon,
  BILL: CreditCardIcon,
  INVITATION: GiftIcon,
};

/** The bar and the categories around the content of one. */
export function AccountFrame({ active, children }: { active: Category; children: ReactNode }) {
  const t = useTranslations('account');
  return (
    <TitledPage title={t('title')}>
      <CategoryPage
        aria-label={t('categories')}
        current={active}
        categories={CATEGORIES.map((category) => {
          const Icon = icons[category];
          return { id: category, icon: <Icon />, label: t(category), link: <Link to={pathOf(category)} /> };
        })}
      >
        {children}
      </CategoryPage>
    </TitledPage>
  );
}
