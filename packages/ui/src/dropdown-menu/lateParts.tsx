import { DropdownMenu as Radix, Slot } from 'radix-ui';
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useContext,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { heard } from '../menu/heard.ts';
import { type LateMenu, useLateMenu } from '../menu/useLateMenu.ts';

interface Menu extends LateMenu {
  modal: boolean | undefined;
  dir: ComponentProps<typeof Radix.Root>['dir'];
  trigger: RefObject<HTMLButtonElement | null>;
  triggerId: string;
  contentId: string;
}

const MenuContext = createContext<Menu | null>(null);

function useMenu(): Menu {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('The parts of a DropdownMenu stand in a DropdownMenu.Root');
  return menu;
}

/** The state of the menu. */
export function Root({ children, modal, dir, ...state }: ComponentProps<typeof Radix.Root>) {
  const late = useLateMenu(state);
  const trigger = useRef<HTMLButtonElement>(null);
  const triggerId = useId();
  const contentId = useId();
  const menu = useMemo(
    () => ({ ...late, modal, dir, trigger, triggerId, contentId }),
    [late, modal, dir, triggerId, contentId],
  );
  return <MenuContext value={menu}>{children}</MenuContext>;
}

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown'];

/** The button that opens it. */
export function Trigger({ asChild, disabled, ref, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  const { open, onChange, make, trigger, triggerId, contentId } = useMenu();
  useImperativeHandle(ref, () => trigger.current as HTMLButtonElement);
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    if (disabled || event.button !== 0 || event.ctrlKey) return;
    onChange(!open);
    // The focus goes to the menu, not first to the button.
    if (!open) event.preventDefault();
  };
  const key = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (disabled || !OPENING_KEYS.includes(event.key)) return;
    onChange(event.key === 'ArrowDown' || !open);
    event.preventDefault();
  };
  const Part = asChild ? Slot.Root : 'button';
  return (
    <Part
      type="button"
      id={triggerId}
      aria-haspopup="menu"
      aria-expanded={open}
      aria-controls={open ? contentId : undefined}
      data-state={open ? 'open' : 'closed'}
      data-disabled={disabled ? '' : undefined}
      disabled={disabled}
      {...rest}
      ref={trigger}
      onFocus={heard(rest.onFocus, make)}
      onPointerDown={heard(rest.onPointerDown, press)}
      onKeyDown={heard(rest.onKeyDown, key)}
    />
  );
}

/** For the menu that is made later it is the button: where it stands, and where the focus goes back to. */
function TriggerOf({ ref }: { ref?: Ref<HTMLButtonElement> }) {
  const { trigger } = useMenu();
  useImperativeHandle(ref, () => trigger.current as HTMLButtonElement);
  return null;
}

/** The menu itself, from when it is first needed. */
export function Late({
  children,
}: {
  children: (ids: { id: string; 'aria-labelledby': string }) => ReactNode;
}) {
  const { isMade, open, onChange, modal, dir, triggerId, contentId } = useMenu();
  if (!isMade) return null;
  return (
    <Radix.Root {...{ open, modal, dir }} onOpenChange={onChange}>
      <Radix.Trigger asChild>
        <TriggerOf />
      </Radix.Trigger>
      {children({ id: contentId, 'aria-labelledby': triggerId })}
    </Radix.Root>
  );
}
