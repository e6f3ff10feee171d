import { DropdownMenu } from '@xiangji/ui';
import type { ReactElement } from 'react';
import { ActionItems } from './ActionItems.tsx';
import type { ActionList } from './action.ts';
import { useMenuFocus } from './useMenuFocus.ts';

export interface ActionSheetProps {
  /** The actions of the menu, in display order. */
  actions: ActionList;
  /** The edge of the button that the menu is aligned with. @default 'end' */
  align?: 'start' | 'center' | 'end';
  /** Class of the menu, such as `darkTheme`. */
  className?: string;
  /** The button that opens the menu. */
  children: ReactElement;
}

/** The menu of an `ActionMenu` with its button. */
export function ActionSheet({ actions, align = 'end', className, children }: ActionSheetProps) {
  const { onAction, onCloseAutoFocus } = useMenuFocus();
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Content align={align} className={className} onCloseAutoFocus={onCloseAutoFocus}>
        <ActionItems parts={DropdownMenu} actions={actions} onAction={onAction} />
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
