import { AppBar, ArrowLeftIcon } from '@xiangji/ui';
import type { ReactNode } from 'react';
import { Deferred } from './Deferred.tsx';
import { LinkButton } from './LinkButton.tsx';
import { PhoneActions } from './PhoneActions.tsx';

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
