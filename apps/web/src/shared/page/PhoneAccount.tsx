import { media } from '@xiangji/ui/theme';
import { useMedia } from '../hooks/useMedia.ts';
import { AccountMenu } from './AccountMenu.tsx';
import * as css from './PhoneAccount.css.ts';

/** A phone has no side menu: its account menu is at the end of each page's bar. */
export function PhoneAccount() {
  const isPhone = useMedia(media.phone);
  if (!isPhone) return null;
  return (
    <span className={css.phoneOnly}>
      <AccountMenu />
    </span>
  );
}
