import {
  type ComponentType,
  type CSSProperties,
  type MouseEvent,
  type ReactElement,
  useEffect,
  useState,
} from 'react';
import type { ActionContextSheetProps, Point } from './ActionContextSheet.tsx';
import type { ActionList } from './action.ts';
import { lazyCode } from './lazyCode.ts';
import { useContextMenu } from './useContextMenu.ts';
import { withHandlers } from './withHandlers.ts';

export interface ActionContextMenuProps {
  /**
   * The actions; without any no menu is rendered. A function returns those of the pressed element inside of `children`, such
   * as of an item of a list; where it returns none, the browser's own menu opens.
   */
  actions: ActionList | ((target: Element) => ActionList);
  /** The element that the menu belongs to. It takes the attributes of its element. */
  children: ReactElement<{ style?: CSSProperties }>;
  /** Leaves the right click and the long press to the browser. @default false */
  disabled?: boolean;
}

interface Opened {
  point: Point;
  /** Actions of the pressed element. */
  actions: ActionList;
}

const sheet = lazyCode(async () => (await import('./ActionContextSheet.tsx')).ActionContextSheet);

/**
 * Actions in a menu that a right click, a long press, the menu key or Shift+F10 on an element opens. The menu's code is loaded
 * when the browser is idle.
 */
export function ActionContextMenu({ actions, children, disabled = false }: ActionContextMenuProps) {
  const [Sheet, setSheet] = useState<ComponentType<ActionContextSheetProps>>();
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => sheet.requestWhenIdle(), []);
  const mount = async () => {
    const loaded = await sheet.request();
    if (loaded) setSheet(() => loaded);
  };
  const actionsAt = (target: EventTarget) => {
    if (typeof actions !== 'function') return actions;
    return target instanceof Element ? actions(target) : [];
  };
  const handlers = useContextMenu({
    disabled,
    hasMenu: (target) => typeof actions !== 'function' || actionsAt(target).length > 0,
    onOpen: (point, target) => {
      setOpened({ point, actions: actionsAt(target) });
      void mount();
    },
  });
  const style = { WebkitTouchCallout: 'none', ...children.props.style };
  const shown = typeof actions === 'function' ? (opened?.actions ?? []) : actions;
  return (
    <>
      {/* The menu hears the keyboard only once it is there. */}
      {withHandlers(children, { style }, { onFocus: () => void mount(), ...handlers })}
      {Sheet && <Sheet actions={shown} point={opened?.point} />}
    </>
  );
}

/** Opens the context menu around a button at the button: give it to `onClick`. */
export function openContextMenu({ currentTarget }: MouseEvent<HTMLElement>): void {
  const { left, bottom } = currentTarget.getBoundingClientRect();
  currentTarget.dispatchEvent(
    new window.MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: left, clientY: bottom }),
  );
}
