import type { ContextMenu, DropdownMenu } from '@xiangji/ui';
import { type Action, type ActionList, entriesIn } from './action.ts';

type MenuParts = Pick<typeof DropdownMenu | typeof ContextMenu, 'Item' | 'Separator'>;

interface ActionItemsProps {
  /** The components of the menu that render the actions. */
  parts: MenuParts;
  actions: ActionList;
  onAction: (action: Action) => void;
}

/** The entries of a menu. */
export function ActionItems({ parts: { Item, Separator }, actions, onAction }: ActionItemsProps) {
  return entriesIn(actions).map((entry, index) =>
    entry === 'separator' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a separator has no identity except its position
      <Separator key={index} />
    ) : (
      <Item
        key={entry.id}
        icon={entry.icon}
        tone={entry.tone}
        disabled={entry.disabled}
        onSelect={() => onAction(entry)}
      >
        {entry.label}
      </Item>
    ),
  );
}
