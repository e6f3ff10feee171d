import { type CodeLoadError, useCodeErrorToast } from '@xiangji/ui';
import {
  type ComponentType,
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { lazyCode } from './lazyCode.ts';
import { withHandlers } from './withHandlers.ts';

export interface LazyMenuProps {
  /** The button that opens the menu. Its `ref` is replaced. */
  children: ReactElement;
}

/**
 * Opens a loaded menu by the same kind of press that requested it: a key activates the first entry, a pointer activates
 * none.
 */
function press(button: HTMLElement, byKey: boolean): void {
  button.focus();
  const event = byKey
    ? new window.KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    : new window.PointerEvent('pointerdown', { button: 0, bubbles: true, cancelable: true });
  button.dispatchEvent(event);
}

/**
 * Creates a menu whose code is loaded when the browser is idle, or earlier when its button is pressed. The loaded
 * component receives the same props. It must render a `DropdownMenu` of `@xiangji/ui` with `children` as its trigger
 * (`asChild`).
 */
export function lazyMenu<Props extends LazyMenuProps>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const code = lazyCode(load);
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each menu, at module level
  return function LazyMenu(props) {
    const [Menu, setMenu] = useState<ComponentType<Props>>();
    const [isPending, setIsPending] = useState(false);
    const button = useRef<HTMLElement>(null);
    const byKey = useRef(false);
    const showError = useCodeErrorToast();
    useEffect(() => code.requestWhenIdle(), []);
    useEffect(() => {
      if (Menu && button.current) press(button.current, byKey.current);
    }, [Menu]);
    const open = async (key: boolean) => {
      byKey.current = key;
      setIsPending(true);
      try {
        const loaded = await code.request();
        setMenu(() => loaded);
      } catch (error) {
        showError({ error: error as CodeLoadError, onRetry: () => void open(key) });
      }
      setIsPending(false);
    };
    if (Menu) return <Menu {...props}>{cloneElement(props.children, { ref: button } as object)}</Menu>;
    const attributes = {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      'aria-busy': isPending || undefined,
      'data-state': 'closed',
    };
    return withHandlers(props.children, attributes, {
      // A click by keyboard has the click count 0.
      onClick: ({ detail }: MouseEvent) => void open(detail === 0),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        void open(true);
      },
    });
  };
}
