import { ConfirmDialog } from '@xiangji/ui';

interface Props {
  count: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDelete: () => Promise<void>;
}

export function DeletePhotos({ count, open, onOpenChange, onDelete }: Props) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete photos"
      description="For 30 days you can restore them from the recycle bin."
      confirmLabel={`Delete ${count} photos`}
      tone="critical"
      onConfirm={onDelete}
    />
  );
}
