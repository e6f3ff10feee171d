import { InvitationCard } from '@xiangji/blocks';
import { useToast } from '@xiangji/ui';

export function Invite({ code }: { code: string }) {
  const { show } = useToast();
  return (
    <InvitationCard
      code={code}
      link={`https://photos.example.com/i/${code}`}
      onCopied={() => show({ title: 'Link copied', tone: 'positive' })}
    />
  );
}
