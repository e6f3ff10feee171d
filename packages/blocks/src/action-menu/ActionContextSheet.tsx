import { ContextMenu } from '@xiangji/ui';
import { useEffect, useRef } from 'react';
import { ActionItems } from './ActionItems.tsx';
import type { ActionList } from './action.ts';
import { useMenuFocus } from './useMenuFocus.ts';

/** A position in the window, px. */
export interface Point {
  x: number;
  y: number;
}

export interface ActionContextSheetProps {
  actions: ActionList;
  /** The position of the menu. Each new point opens the menu there. */
  point: Point | undefined;
}

/** The menu of an `ActionContextMenu`. */
export function ActionContextSheet({ actions, point }: ActionContextSheetProps) {
  const { onAction, onCloseAutoFocus } = useMenuFocus();
  const trigger = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!point) return;
    const init = { bubbles: true, cancelable: true, clientX: point.x, clientY: point.y };
    trigger.current?.dispatchEvent(new window.MouseEvent('contextmenu', init));
  }, [point]);
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger ref={trigger} hidden />
      {actions.length > 0 && (
        <ContextMenu.Content onCloseAutoFocus={onCloseAutoFocus}>
          <ActionItems parts={ContextMenu} actions={actions} onAction={onAction} />
        </ContextMenu.Content>
      )}
    </ContextMenu.Root>
  );
}
