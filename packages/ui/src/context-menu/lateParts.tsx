import { ContextMenu as Radix, Slot } from 'radix-ui';
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { heard } from '../menu/heard.ts';
import { type LateMenu, useLateMenu } from '../menu/useLateMenu.ts';

/** A finger that stays so long asks for the menu (ms). */
const LONG_PRESS_MS = 700;

type Asking = MouseEvent<HTMLSpanElement> | PointerEvent<HTMLSpanElement>;

interface Menu extends LateMenu {
  modal: boolean | undefined;
  dir: ComponentProps<typeof Radix.Root>['dir'];
  /** Opens the menu where an event happened; there once the menu is made. */
  ask: RefObject<((event: Asking) => void) | undefined>;
}

const MenuContext = createContext<Menu | null>(null);

function useMenu(): Menu {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('The parts of a ContextMenu stand in a ContextMenu.Root');
  return menu;
}

/** The state of the menu. What it is about stands beside the menu, not in it: a long list never hears of its states. */
export function Root({ children, modal, dir, ...state }: ComponentProps<typeof Radix.Root>) {
  const late = useLateMenu(state);
  const ask = useRef<Menu['ask']['current']>(undefined);
  const menu = useMemo(() => ({ ...late, modal, dir, ask }), [late, modal, dir]);
  return <MenuContext value={menu}>{children}</MenuContext>;
}

/** Waits whether a finger stays; a mouse asks by its button. */
function useLongPress(disabled: boolean, onAsked: (event: Asking) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => clearTimeout(timer.current);
  useEffect(() => {
    if (disabled) clearTimeout(timer.current);
    return () => clearTimeout(timer.current);
  }, [disabled]);
  const begin = (event: PointerEvent<HTMLSpanElement>) => {
    end();
    timer.current = setTimeout(() => onAsked(event), LONG_PRESS_MS);
  };
  return { begin, end };
}

const byFinger = (act: (event: PointerEvent<HTMLSpanElement>) => void) => {
  return (event: PointerEvent<HTMLSpanElement>) => {
    if (event.pointerType !== 'mouse') act(event);
  };
};

/** Where it can be asked for. */
export function Trigger({ asChild, disabled = false, style, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  const { open, onChange, isMade, make, ask } = useMenu();
  const openAt = (event: Asking) => {
    // It has to stand before it can be told where.
    if (!isMade) flushSync(make);
    ask.current?.(event);
  };
  const press = useLongPress(disabled, openAt);
  const down = byFinger((event) => {
    if (open) onChange(false);
    press.begin(event);
  });
  const show = (event: MouseEvent<HTMLSpanElement>) => {
    press.end();
    openAt(event);
    event.preventDefault();
  };
  const hears = {
    onContextMenu: heard(rest.onContextMenu, show),
    onPointerDown: heard(rest.onPointerDown, down),
    onPointerMove: heard(rest.onPointerMove, byFinger(press.end)),
    onPointerCancel: heard(rest.onPointerCancel, byFinger(press.end)),
    onPointerUp: heard(rest.onPointerUp, byFinger(press.end)),
  };
  const Part = asChild ? Slot.Root : 'span';
  return (
    <Part
      data-state={open ? 'open' : 'closed'}
      data-disabled={disabled ? '' : undefined}
      {...rest}
      style={{ WebkitTouchCallout: 'none', ...style }}
      onFocus={heard(rest.onFocus, make)}
      {...(disabled ? undefined : hears)}
    />
  );
}

/** For the menu that is made later it is what can be asked; what it would do when asked is handed on. */
function TriggerOf({ onContextMenu }: Pick<ComponentProps<typeof Radix.Trigger>, 'onContextMenu'>) {
  const { ask } = useMenu();
  useLayoutEffect(() => {
    ask.current = onContextMenu;
  });
  return null;
}

/** The menu itself, from when it is first needed. */
export function Late({ children }: { children: ReactNode }) {
  const { isMade, open, onChange, modal, dir } = useMenu();
  if (!isMade) return null;
  return (
    <Radix.Root {...{ open, modal, dir }} onOpenChange={onChange}>
      <Radix.Trigger asChild>
        <TriggerOf />
      </Radix.Trigger>
      {children}
    </Radix.Root>
  );
}
