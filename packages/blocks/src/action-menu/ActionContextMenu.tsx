import { ContextMenu } from '@xiangji/ui';
import type { MouseEvent, ReactElement } from 'react';
import { ActionItems } from './ActionItems.tsx';
import type { ActionList } from './action.ts';
import { useMenuFocus } from './useMenuFocus.ts';

export type ActionContextMenuProps = {
  /** The actions; without any no menu is rendered. */
  actions: ActionList;
  /** The element that the menu belongs to. It takes a `ref` and the attributes of its element. */
  children: ReactElement;
  /** Leaves the right click and the long press to the browser. @default false */
  disabled?: boolean;
};

/** Actions in a menu that a right click, a long press, the menu key or Shift+F10 on an element opens. */
export function ActionContextMenu({ actions, children, disabled = false }: ActionContextMenuProps) {
  const { onAction, onCloseAutoFocus } = useMenuFocus();
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger asChild disabled={disabled}>
        {children}
      </ContextMenu.Trigger>
      {actions.length > 0 && (
        <ContextMenu.Content onCloseAutoFocus={onCloseAutoFocus}>
          <ActionItems parts={ContextMenu} actions={actions} onAction={onAction} />
        </ContextMenu.Content>
      )}
    </ContextMenu.Root>
  );
}

/** Opens the context menu around a button at the button: give it to `onClick`. */
export function openContextMenu({ currentTarget }: MouseEvent<HTMLElement>): void {
  const { left, bottom } = currentTarget.getBoundingClientRect();
  currentTarget.dispatchEvent(
    new window.MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: left, clientY: bottom }),
  );
}
