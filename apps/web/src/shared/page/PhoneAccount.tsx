import { media } from '@xiangji/ui/theme';
import { useMedia } from '../hooks/useMedia.ts';
import { AccountMenu } from './AccountMenu.tsx';

/** A phone has no side menu: its account menu is at the end of each page's bar. */
export function PhoneAccount() {
  const isPhone = useMedia(media.phone);
  return isPhone && <AccountMenu />;
}
