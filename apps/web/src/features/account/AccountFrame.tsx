import { CategoryNav } from '@xiangji/blocks';
import { ChartPieIcon, CircleUserIcon, CreditCardIcon, CrownIcon, GiftIcon, SettingsIcon } from '@xiangji/ui';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { TitledPage } from '../../shared/page/PageBar.tsx';
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

/** The bar and the categories around the content of one. */
export function AccountFrame({ active, children }: { active: Category; children: ReactNode }) {
  const t = useTranslations('account');
  return (
    <TitledPage title={t('title')}>
      <div className={css.page}>
        <CategoryNav
          aria-label={t('categories')}
          current={active}
          categories={CATEGORIES.map((category) => {
            const Icon = icons[category];
            return { id: category, icon: <Icon />, label: t(category), link: <Link to={pathOf(category)} /> };
          })}
        />
        <div className={css.content}>{children}</div>
      </div>
    </TitledPage>
  );
}
