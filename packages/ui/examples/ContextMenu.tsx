import { ContextMenu, ImageIcon, Trash2Icon } from '@xiangji/ui';

export function PhotoMenu({ onOpen, onDelete }: { onOpen: () => void; onDelete: () => void }) {
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger asChild>
        <img src="/kyoto.jpg" alt="Kyoto" />
      </ContextMenu.Trigger>
      <ContextMenu.Content>
        <ContextMenu.Item icon={<ImageIcon />} onSelect={onOpen}>
          View
        </ContextMenu.Item>
        <ContextMenu.Separator />
        <ContextMenu.Item icon={<Trash2Icon />} tone="critical" onSelect={onDelete}>
          Delete
        </ContextMenu.Item>
      </ContextMenu.Content>
    </ContextMenu.Root>
  );
}
