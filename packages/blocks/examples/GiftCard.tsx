import { GiftCard } from '@xiangji/blocks';
import { Button } from '@xiangji/ui';

export function Gift({ claim }: { claim: () => void }) {
  return (
    <GiftCard
      title="A gift for you"
      lead="Thank you for being with us."
      rule="One day for every 14 days of registration."
    >
      <Button variant="solid" onClick={claim}>
        Claim
      </Button>
    </GiftCard>
  );
}
