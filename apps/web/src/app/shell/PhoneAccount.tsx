import { AccountMenu } from './AccountMenu.tsx';
import * as css from './PhoneAccount.css.ts';

/** A phone has no side menu: its account menu stands at the end of each page's bar. */
export function PhoneAccount() {
  return (
    <span className={css.phoneOnly}>
      <AccountMenu />
    </span>
  );
}
