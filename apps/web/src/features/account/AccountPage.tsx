import { Skeleton } from '@xiangji/ui';
import { type ComponentType, Suspense } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { lazyComponent } from '../../shared/code/lazyComponent.tsx';
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle.ts';
import { SecondaryTexts } from '../../shared/locale/SecondaryTexts.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { type Category, categoryOf } from './categories.ts';

const panels: Record<Category, ComponentType> = {
  BASIC: lazyComponent(() => import('./basic/Basic.tsx'), 'Basic', { failure: 'inline' }),
  VIP: lazyComponent(() => import('./vip/Vip.tsx'), 'Vip', { failure: 'inline' }),
  OVERVIEW: lazyComponent(() => import('./overview/OverviewPanel.tsx'), 'OverviewPanel', {
    failure: 'inline',
  }),
  SETTING: lazyComponent(() => import('./setting/Setting.tsx'), 'Setting', { failure: 'inline' }),
  BILL: lazyComponent(() => import('./bill/Bills.tsx'), 'Bills', { failure: 'inline' }),
  INVITATION: lazyComponent(() => import('./invitation/Invitation.tsx'), 'Invitation', { failure: 'inline' }),
};

function Page() {
  const t = useTranslations('account');
  const active = categoryOf(useParams().category);
  const Panel = panels[active];
  useDocumentTitle(t(active));
  return (
    <AccountFrame active={active}>
      <Suspense key={active} fallback={<Skeleton height="72px" />}>
        <Panel />
      </Suspense>
    </AccountFrame>
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
