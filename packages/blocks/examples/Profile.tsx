import { ProfileCard } from '@xiangji/blocks';
import { Button } from '@xiangji/ui';

interface Props {
  rename: (name: string) => void;
  describe: (intro: string) => void;
}

export function MyProfile({ rename, describe }: Props) {
  return (
    <ProfileCard
      name="Ada"
      intro=""
      email="ada@example.com"
      createdAt={1_672_531_200}
      nameMaxLength={30}
      introMaxLength={240}
      onNameChange={rename}
      onIntroChange={describe}
      avatarAction={<Button>Change avatar</Button>}
    />
  );
}
