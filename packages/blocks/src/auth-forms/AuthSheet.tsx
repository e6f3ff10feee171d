import { Stack } from '@xiangji/ui';
import type { ReactNode } from 'react';
import * as css from './AuthSheet.css.ts';

/** A page for signed-out users that centres its content. */
export function AuthBackdrop({ children }: { children: ReactNode }) {
  return <main className={css.page}>{children}</main>;
}

export interface AuthSheetProps {
  /** The heading of the page. */
  title: string;
  /** Content above the title. */
  logo?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** Content below the form, for example a link to another form. */
  footer?: ReactNode;
}

/** A sheet with a title and a form in the middle of the page. On a phone, the form fills the page. */
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
