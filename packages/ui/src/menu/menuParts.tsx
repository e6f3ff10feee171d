import type { ContextMenu } from 'radix-ui';
import type { ComponentProps, JSX } from 'react';
import { classNames } from '../classNames.ts';
import { CheckIcon, ChevronRightIcon } from '../icon/index.ts';
import type { PLACEMENT } from '../popover/placement.ts';
import { withRef } from '../react-18/index.ts';
import * as css from './Menu.css.ts';
import { MenuRow, type MenuRowProps } from './MenuRow.tsx';

/** The parts of Radix that both menus use. */
type Menu = Pick<
  typeof ContextMenu,
  | 'CheckboxItem'
  | 'Content'
  | 'Item'
  | 'ItemIndicator'
  | 'Label'
  | 'Portal'
  | 'RadioItem'
  | 'Separator'
  | 'SubContent'
  | 'SubTrigger'
>;

/** The type of a part. It has a name, because declaration files cannot name the types of Radix. */
export type MenuPart<Name extends keyof Menu, More = unknown> = (
  props: ComponentProps<Menu[Name]> & More,
) => JSX.Element;

/** Creates the content of a menu. Each menu has its own `placement`; a context menu opens at the pointer. */
export function menuContent(Radix: Menu, placement: Partial<typeof PLACEMENT>) {
  return withRef(function Content({ className, ...rest }: ComponentProps<Menu['Content']>) {
    return (
      <Radix.Portal>
        <Radix.Content {...placement} className={classNames(css.menu, className)} {...rest} />
      </Radix.Portal>
    );
  });
}

export type ItemProps = ComponentProps<Menu['Item']> &
  MenuRowProps & {
    /** The meaning. Use `critical` for an action that deletes something. @default 'neutral' */
    tone?: 'neutral' | 'critical';
  };

export function menuItem(Radix: Menu) {
  return withRef(function Item({ icon, shortcut, tone, className, children, ...rest }: ItemProps) {
    return (
      <Radix.Item className={classNames(css.item, className)} data-tone={tone} {...rest}>
        <MenuRow icon={icon} shortcut={shortcut}>
          {children}
        </MenuRow>
      </Radix.Item>
    );
  });
}

function SelectedMark({ Radix }: { Radix: Menu }) {
  return (
    <span className={css.mark}>
      <Radix.ItemIndicator>
        <CheckIcon />
      </Radix.ItemIndicator>
    </span>
  );
}

export function menuCheckboxItem(Radix: Menu) {
  return withRef(function CheckboxItem(props: ComponentProps<Menu['CheckboxItem']>) {
    const { className, children, ...rest } = props;
    return (
      <Radix.CheckboxItem className={classNames(css.item, className)} {...rest}>
        <SelectedMark Radix={Radix} />
        <MenuRow>{children}</MenuRow>
      </Radix.CheckboxItem>
    );
  });
}

export function menuRadioItem(Radix: Menu) {
  return withRef(function RadioItem({ className, children, ...rest }: ComponentProps<Menu['RadioItem']>) {
    return (
      <Radix.RadioItem className={classNames(css.item, className)} {...rest}>
        <SelectedMark Radix={Radix} />
        <MenuRow>{children}</MenuRow>
      </Radix.RadioItem>
    );
  });
}

export function menuSubTrigger(Radix: Menu) {
  return withRef(function SubTrigger(props: ComponentProps<Menu['SubTrigger']> & MenuRowProps) {
    const { icon, className, children, ...rest } = props;
    return (
      <Radix.SubTrigger className={classNames(css.item, className)} {...rest}>
        <MenuRow icon={icon}>{children}</MenuRow>
        <ChevronRightIcon className={css.submenuArrow} />
      </Radix.SubTrigger>
    );
  });
}

export function menuSubContent(Radix: Menu) {
  return withRef(function SubContent({ className, ...rest }: ComponentProps<Menu['SubContent']>) {
    return (
      <Radix.Portal>
        <Radix.SubContent collisionPadding={8} className={classNames(css.menu, className)} {...rest} />
      </Radix.Portal>
    );
  });
}

export function menuLabel(Radix: Menu) {
  return withRef(function Label({ className, ...rest }: ComponentProps<Menu['Label']>) {
    return <Radix.Label className={classNames(css.heading, className)} {...rest} />;
  });
}

export function menuSeparator(Radix: Menu) {
  return withRef(function Separator({ className, ...rest }: ComponentProps<Menu['Separator']>) {
    return <Radix.Separator className={classNames(css.separator, className)} {...rest} />;
  });
}
