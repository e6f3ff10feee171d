import { SectionCard } from '@xiangji/blocks';
import { Button } from '@xiangji/ui';

export function Download({ prepare }: { prepare: () => void }) {
  return (
    <SectionCard title="Download everything">
      <Button onClick={prepare}>Prepare the download</Button>
    </SectionCard>
  );
}
