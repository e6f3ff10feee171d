import { useMedia } from '@xiangji/internal/useMedia';
import { AppBar, ArrowLeftIcon, SearchIcon } from '@xiangji/ui';
import { media } from '@xiangji/ui/theme';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { AccountMenu } from './AccountMenu.tsx';
import { Deferred } from './Deferred.tsx';
import { LinkButton } from './LinkButton.tsx';

/** A phone has no side menu: the search and the account menu are at the end of each page's bar. */
export function PhoneActions() {
  const t = useTranslations('nav');
  const isPhone = useMedia(media.phone);
  const { pathname } = useLocation();
  if (!isPhone) return null;
  return (
    <>
      {!pathname.startsWith('/search') && (
        <LinkButton variant="ghost" to="/search" aria-label={t('search')}>
          <SearchIcon />
        </LinkButton>
      )}
      <AccountMenu />
    </>
  );
}

export interface PageBarProps {
  title: string;
  /** The way back to the page that leads here. */
  back?: { to: string; label: string } | undefined;
  /** The actions. */
  children?: ReactNode;
}

/** The bar of a page: the way back, the title, the actions, and on a phone the search and the account. */
export function PageBar({ title, back, children }: PageBarProps) {
  return (
    <>
      {back && (
        <LinkButton variant="ghost" to={back.to} aria-label={back.label}>
          <ArrowLeftIcon />
        </LinkButton>
      )}
      <AppBar.Title>{title}</AppBar.Title>
      <AppBar.Actions>
        <Deferred>
          {children}
          <PhoneActions />
        </Deferred>
      </AppBar.Actions>
    </>
  );
}

/** A page whose bar has no actions of its own. */
export function TitledPage({ children, ...bar }: PageBarProps) {
  return (
    <>
      <AppBar.Root>
        <AppBar.Browse>
          <PageBar {...bar} />
        </AppBar.Browse>
      </AppBar.Root>
      {children}
    </>
  );
}
