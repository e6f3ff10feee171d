import { lazyPart, Skeleton } from '@xiangji/ui';
import { type ComponentType, Suspense } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle.ts';
import { AccountFrame, type Category, categoryOf } from './AccountFrame.tsx';

const panels: Record<Category, ComponentType> = {
  BASIC: lazyPart(() => import('./basic/Basic.tsx'), 'Basic'),
  VIP: lazyPart(() => import('./vip/Vip.tsx'), 'Vip'),
  OVERVIEW: lazyPart(() => import('./overview/OverviewPanel.tsx'), 'OverviewPanel'),
  SETTING: lazyPart(() => import('./setting/Setting.tsx'), 'Setting'),
  BILL: lazyPart(() => import('./bill/Bills.tsx'), 'Bills'),
  INVITATION: lazyPart(() => import('./invitation/Invitation.tsx'), 'Invitation'),
};

/** The account in its six categories (spec §2 'Account page'); each is loaded when it is opened. */
export function AccountPage() {
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
