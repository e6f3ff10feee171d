import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, JSX } from 'react';
import type { MenuRowProps } from '../menu/MenuRow.tsx';
import {
  type MenuPart,
  menuCheckboxItem,
  menuContent,
  menuItem,
  menuLabel,
  menuRadioItem,
  menuSeparator,
  menuSubContent,
  menuSubTrigger,
} from '../menu/menuParts.tsx';
import { PLACEMENT } from '../popover/placement.ts';

export type { ItemProps } from '../menu/menuParts.tsx';
export const Root = Radix.Root;
export const Trigger = Radix.Trigger;
export const Group = Radix.Group;
export const RadioGroup = Radix.RadioGroup;
export const Sub = Radix.Sub;

/** The menu with its actions. */
export const Content: (props: ComponentProps<typeof Radix.Content>) => JSX.Element =
  /* @__PURE__ */ menuContent(Radix, PLACEMENT);

/** An action of the menu. */
export const Item = /* @__PURE__ */ menuItem(Radix);
/** An entry that can be turned on and off. */
export const CheckboxItem: MenuPart<'CheckboxItem'> = /* @__PURE__ */ menuCheckboxItem(Radix);
/** An option of a `RadioGroup`. */
export const RadioItem: MenuPart<'RadioItem'> = /* @__PURE__ */ menuRadioItem(Radix);
/** An entry that opens a submenu next to it. */
export const SubTrigger: MenuPart<'SubTrigger', Pick<MenuRowProps, 'icon'>> = /* @__PURE__ */ menuSubTrigger(
  Radix,
);
export const SubContent: MenuPart<'SubContent'> = /* @__PURE__ */ menuSubContent(Radix);
/** The heading of the actions below it. */
export const Label: MenuPart<'Label'> = /* @__PURE__ */ menuLabel(Radix);
export const Separator: MenuPart<'Separator'> = /* @__PURE__ */ menuSeparator(Radix);
