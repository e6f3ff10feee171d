import { Button, DropdownMenu, Share2Icon, Trash2Icon } from '@xiangji/ui';

export function MoreActions({ onShare, onDelete }: { onShare: () => void; onDelete: () => void }) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button>More</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item icon={<Share2Icon />} onSelect={onShare}>
          Share
        </DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.Item icon={<Trash2Icon />} tone="critical" shortcut="Del" onSelect={onDelete}>
          Delete
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
