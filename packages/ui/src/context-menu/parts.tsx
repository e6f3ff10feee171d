import { ContextMenu as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { CheckIcon, ChevronRightIcon } from '../icon/index.ts';
import * as css from '../menu/Menu.css.ts';
import { MenuRow, type MenuRowProps } from '../menu/MenuRow.tsx';
import { withRef } from '../react-18/index.ts';

export const Root = Radix.Root;
export const Trigger = Radix.Trigger;
export const Group = Radix.Group;
export const RadioGroup = Radix.RadioGroup;
export const Sub = Radix.Sub;

/** The menu with its actions. */
export const Content = /* @__PURE__ */ withRef(function Content({
  className,
  ...rest
}: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content collisionPadding={8} className={classNames(css.menu, className)} {...rest} />
    </Radix.Portal>
  );
});

export type ItemProps = ComponentProps<typeof Radix.Item> & MenuRowProps & { tone?: 'neutral' | 'critical' };

/** One action. */
export const Item = /* @__PURE__ */ withRef(function Item({
  icon,
  shortcut,
  tone,
  className,
  children,
  ...rest
}: ItemProps) {
  return (
    <Radix.Item className={classNames(css.item, className)} data-tone={tone} {...rest}>
      <MenuRow icon={icon} shortcut={shortcut}>
        {children}
      </MenuRow>
    </Radix.Item>
  );
});

function SelectedMark() {
  return (
    <span className={css.mark}>
      <Radix.ItemIndicator>
        <CheckIcon />
      </Radix.ItemIndicator>
    </span>
  );
}

/** An entry that is on or off. */
export const CheckboxItem = /* @__PURE__ */ withRef(function CheckboxItem({
  className,
  children,
  ...rest
}: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem className={classNames(css.item, className)} {...rest}>
      <SelectedMark />
      <MenuRow>{children}</MenuRow>
    </Radix.CheckboxItem>
  );
});

/** One option of a RadioGroup. */
export const RadioItem = /* @__PURE__ */ withRef(function RadioItem({
  className,
  children,
  ...rest
}: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem className={classNames(css.item, className)} {...rest}>
      <SelectedMark />
      <MenuRow>{children}</MenuRow>
    </Radix.RadioItem>
  );
});

/** Opens a submenu next to it. */
export const SubTrigger = /* @__PURE__ */ withRef(function SubTrigger({
  icon,
  className,
  children,
  ...rest
}: ComponentProps<typeof Radix.SubTrigger> & MenuRowProps) {
  return (
    <Radix.SubTrigger className={classNames(css.item, className)} {...rest}>
      <MenuRow icon={icon}>{children}</MenuRow>
      <ChevronRightIcon className={css.submenuArrow} />
    </Radix.SubTrigger>
  );
});

export const SubContent = /* @__PURE__ */ withRef(function SubContent({
  className,
  ...rest
}: ComponentProps<typeof Radix.SubContent>) {
  return (
    <Radix.Portal>
      <Radix.SubContent collisionPadding={8} className={classNames(css.menu, className)} {...rest} />
    </Radix.Portal>
  );
});

/** The heading of the actions below it. */
export const Label = /* @__PURE__ */ withRef(function Label({
  className,
  ...rest
}: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={classNames(css.heading, className)} {...rest} />;
});

export const Separator = /* @__PURE__ */ withRef(function Separator({
  className,
  ...rest
}: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator className={classNames(css.separator, className)} {...rest} />;
});
