import { Stack } from '@xiangji/ui';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle.ts';
import { Logo } from '../../shared/page/Logo.tsx';
import * as css from './AuthPage.css.ts';

/** The sheet that every form before a session stands on, with its name. */
export function AuthSheet({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title);
  return (
    <main className={css.page}>
      <div className={css.sheet}>
        <Stack gap={5}>
          <div className={css.head}>
            <Logo />
            <h1 className={css.title}>{title}</h1>
          </div>
          {children}
        </Stack>
      </div>
    </main>
  );
}
