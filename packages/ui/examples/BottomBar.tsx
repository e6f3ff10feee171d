import { BottomBar, Share2Icon, Trash2Icon } from '@xiangji/ui';

interface Props {
  count: number;
  onShare: () => void;
  onDelete: () => void;
}

export function SelectedPhotosBar({ count, onShare, onDelete }: Props) {
  return (
    <BottomBar.Root aria-label="Selected photos">
      <BottomBar.Action icon={<Share2Icon />} disabled={count === 0} onClick={onShare}>
        Share
      </BottomBar.Action>
      <BottomBar.Action icon={<Trash2Icon />} tone="critical" disabled={count === 0} onClick={onDelete}>
        Delete
      </BottomBar.Action>
    </BottomBar.Root>
  );
}
