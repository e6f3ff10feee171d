import { Skeleton } from '@xiangji/ui';
import { type ComponentType, Suspense } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { lazyComponent } from '../../shared/code/lazyComponent.tsx';
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle.ts';
import { SecondaryTexts } from '../../shared/locale/SecondaryTexts.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import * as css from './AccountPage.css.ts';
import { type Category, categoryOf } from './categories.ts';

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

function Page() {
  const t = useTranslations('account');
  const active = categoryOf(useParams().category);
  const Panel = panels[active];
  useDocumentTitle(t(active));
  return (
    <AccountFrame active={active}>
      <Suspense key={active} fallback={<Skeleton className={css.skeleton} />}>
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
