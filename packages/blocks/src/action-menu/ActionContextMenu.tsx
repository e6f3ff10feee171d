import { type CodeLoadError, useCodeErrorToast } from '@xiangji/ui';
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
   * The actions. An empty list renders no menu. A function receives the pressed element inside `children`, such as an
   * item of a list, and returns its actions. If it returns none, the menu of the browser opens.
   */
  actions: ActionList | ((target: Element) => ActionList);
  /** The element that opens the menu. It must pass attributes and event handlers on to its DOM element. */
  children: ReactElement<{ style?: CSSProperties }>;
  /** Does not open the menu, so that the browser handles the right click and the long press. @default false */
  disabled?: boolean;
}

interface Opened {
  point: Point;
  /** Actions of the pressed element. */
  actions: ActionList;
}

const sheet = lazyCode(async () => (await import('./ActionContextSheet.tsx')).ActionContextSheet);

/**
 * A context menu of actions. A right click, a long press, the menu key or Shift+F10 on the element opens it. The code
 * of the menu is loaded when the browser is idle.
 */
export function ActionContextMenu({ actions, children, disabled = false }: ActionContextMenuProps) {
  const [Sheet, setSheet] = useState<ComponentType<ActionContextSheetProps>>();
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => sheet.requestWhenIdle(), []);
  const showError = useCodeErrorToast();
  const mount = async () => {
    const loaded = await sheet.request();
    setSheet(() => loaded);
  };
  // As with `requestWhenIdle`, a missing connection must not make the request fail.
  const mountEarly = () => {
    if (navigator.onLine) void mount().catch(() => undefined);
  };
  const mountOrReport = () =>
    mount().catch((error: CodeLoadError) => {
      showError({ error, onRetry: () => void mountOrReport() });
    });
  const actionsAt = (target: EventTarget) => {
    if (typeof actions !== 'function') return actions;
    return target instanceof Element ? actions(target) : [];
  };
  const handlers = useContextMenu({
    disabled,
    hasMenu: (target) => typeof actions !== 'function' || actionsAt(target).length > 0,
    onOpen: (point, target) => {
      setOpened({ point, actions: actionsAt(target) });
      void mountOrReport();
    },
  });
  const style = { WebkitTouchCallout: 'none', ...children.props.style };
  const shown = typeof actions === 'function' ? (opened?.actions ?? []) : actions;
  return (
    <>
      {/* The menu receives keyboard events only after it is mounted. */}
      {withHandlers(children, { style }, { onFocus: mountEarly, ...handlers })}
      {Sheet && <Sheet actions={shown} point={opened?.point} />}
    </>
  );
}

/** Opens the surrounding context menu at a button. Pass it to `onClick` of the button. */
export function openContextMenu({ currentTarget }: MouseEvent<HTMLElement>): void {
  const { left, bottom } = currentTarget.getBoundingClientRect();
  currentTarget.dispatchEvent(
    new window.MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: left, clientY: bottom }),
  );
}
