import { Stack } from '@xiangji/ui';
import type { ReactNode } from 'react';
import * as css from './AuthSheet.css.ts';

/** The page around content without a session, which it centres. */
export function AuthBackdrop({ children }: { children: ReactNode }) {
  return <main className={css.page}>{children}</main>;
}

export interface AuthSheetProps {
  /** The heading of the page. */
  title: string;
  /** Shown over the title. */
  logo?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** Shown below the form, for example a link to another form. */
  footer?: ReactNode;
}

/** The sheet with the name of a form in the middle of the page; on a phone the form fills the page. */
export function AuthSheet({ title, logo, children, footer }: AuthSheetProps) {
  return (
    <AuthBackdrop>
      <div className={css.sheet}>
        <Stack gap={5}>
          <div className={css.head}>
            {logo}
            <h1 className={css.title}>{title}</h1>
          </div>
          {children}
          {footer && <div className={css.footer}>{footer}</div>}
        </Stack>
      </div>
    </AuthBackdrop>
  );
}
