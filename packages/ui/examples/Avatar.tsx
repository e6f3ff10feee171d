import { Avatar } from '@xiangji/ui';

export function Owner() {
  return <Avatar name="Ada" src="/ada.jpg" />;
}
