import { DropdownMenu, EllipsisIcon, IconButton } from '@xiangji/ui';
import type { ReactElement } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { ActionItems } from './ActionItems.tsx';
import type { ActionList } from './action.ts';
import { type ActionLabels, actionLabels } from './labels.ts';
import { useMenuFocus } from './useMenuFocus.ts';

export type ActionMenuProps = {
  actions: ActionList;
  /** Name of the icon button that opens the menu. @default 'More' */
  label?: string;
  /** Another button that opens the menu, in place of the icon button. */
  children?: ReactElement;
  /** Disables the icon button. @default false */
  disabled?: boolean;
  /** The edge of the button that the menu is aligned with. @default 'end' */
  align?: 'start' | 'center' | 'end';
  /** Class of the menu, such as `darkTheme`. */
  className?: string;
  /** Replaces single texts. */
  labels?: Partial<ActionLabels>;
};

/** Actions in a menu that a button opens. */
export function ActionMenu(props: ActionMenuProps) {
  const { actions, label, children, disabled = false, align = 'end', className } = props;
  const labels = useBlockLabels(actionLabels, props.labels);
  const { onAction, onCloseAutoFocus } = useMenuFocus();
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        {children ?? (
          <IconButton label={label ?? labels.more} disabled={disabled}>
            <EllipsisIcon />
          </IconButton>
        )}
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align={align} className={className} onCloseAutoFocus={onCloseAutoFocus}>
        <ActionItems parts={DropdownMenu} actions={actions} onAction={onAction} />
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
