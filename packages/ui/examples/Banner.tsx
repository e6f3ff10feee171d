import { Banner, Button } from '@xiangji/ui';

interface Props {
  onBuy: () => void;
  onDismiss: () => void;
}

export function StorageWarning({ onBuy, onDismiss }: Props) {
  return (
    <Banner
      tone="warning"
      title="Almost full"
      action={
        <Button size="small" onClick={onBuy}>
          Buy storage
        </Button>
      }
      onDismiss={onDismiss}
    >
      48.6 of 50 GB used
    </Banner>
  );
}
