import { AppBar } from '@xiangji/ui';
import type { ReactNode } from 'react';
import { PhoneActions } from './PhoneActions.tsx';

/** A page whose bar has only its name, and the account on a phone. */
export function TitledPage({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <AppBar.Root>
        <AppBar.Browse>
          <AppBar.Title>{title}</AppBar.Title>
          <AppBar.Actions>
            <PhoneActions />
          </AppBar.Actions>
        </AppBar.Browse>
      </AppBar.Root>
      {children}
    </>
  );
}
