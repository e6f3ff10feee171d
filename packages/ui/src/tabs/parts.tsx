import { Tabs } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import * as css from './Tabs.css.ts';

export const Root = Tabs.Root;

/** The row of tabs. Give it an `aria-label` if no heading names it. */
export const List = /* @__PURE__ */ withRef(function List({
  className,
  ...rest
}: ComponentProps<typeof Tabs.List>) {
  return <Tabs.List className={classNames(css.list, className)} {...rest} />;
});

export const Tab = /* @__PURE__ */ withRef(function Tab({
  className,
  ...rest
}: ComponentProps<typeof Tabs.Trigger>) {
  return <Tabs.Trigger className={classNames(css.tab, className)} {...rest} />;
});

export const Panel = /* @__PURE__ */ withRef(function Panel({
  className,
  ...rest
}: ComponentProps<typeof Tabs.Content>) {
  return <Tabs.Content className={classNames(css.panel, className)} {...rest} />;
});
