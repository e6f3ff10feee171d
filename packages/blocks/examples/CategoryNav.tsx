import { CategoryNav } from '@xiangji/blocks';
import { CircleUserIcon, SettingsIcon } from '@xiangji/ui';

const categories = [
  { id: 'profile', icon: <CircleUserIcon />, label: 'Profile', link: <a href="/account/profile" /> },
  { id: 'settings', icon: <SettingsIcon />, label: 'Settings', link: <a href="/account/settings" /> },
];

export function AccountNavigation({ current }: { current: string }) {
  return <CategoryNav aria-label="Account categories" categories={categories} current={current} />;
}
