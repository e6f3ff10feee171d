import { SelectionBar, SelectionBottomBar } from '@xiangji/blocks';
import { AppBar, Trash2Icon } from '@xiangji/ui';

interface Props {
  count: number;
  total: number;
  onSelectAll: (all: boolean) => void;
  onLeave: () => void;
  onDelete: () => void;
}

export function PhotoSelection({ count, total, onSelectAll, onLeave, onDelete }: Props) {
  const bar = {
    count,
    allSelected: count === total,
    actions: [{ id: 'remove', icon: <Trash2Icon />, label: 'Delete', onSelect: onDelete }],
    onSelectAll,
    onLeave,
  };
  return (
    <>
      <AppBar.Root face="manage">
        <AppBar.Manage>
          <SelectionBar {...bar} />
        </AppBar.Manage>
      </AppBar.Root>
      <SelectionBottomBar {...bar} />
    </>
  );
}
