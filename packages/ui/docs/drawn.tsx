import type { ReactNode } from 'react';
import { CircleAlertIcon, XIcon } from '../src/icon/index.ts';
import * as menu from '../src/menu/Menu.css.ts';
import { MenuRow, type MenuRowProps } from '../src/menu/MenuRow.tsx';
import { sheet } from '../src/popover/Popover.css.ts';
import * as toast from '../src/toast/Toast.css.ts';
import { tooltip } from '../src/tooltip/Tooltip.css.ts';
import * as css from './docs.css.ts';
import { Beside } from './parts.tsx';

/*
 * Layers drawn as they look while they are open. A layer that is really open would take the focus of the page
 * and close on the next press.
 */

interface OpenedProps {
  by: ReactNode;
  above?: boolean;
  children: ReactNode;
}

/** A control, with the layer that it opens drawn below or above it. */
export function Opened({ by, above = false, children }: OpenedProps) {
  return (
    <div className={above ? `${css.opened} ${css.openedAbove}` : css.opened}>
      {above ? children : by}
      {above ? by : children}
    </div>
  );
}

export function DrawnMenu({ children }: { children: ReactNode }) {
  return <div className={menu.menu}>{children}</div>;
}

export function DrawnItem({ tone, ...row }: MenuRowProps & { tone?: 'critical' }) {
  return (
    <div className={menu.item} data-tone={tone}>
      <MenuRow {...row} />
    </div>
  );
}

export function DrawnSeparator() {
  return <div className={menu.separator} />;
}

export function DrawnSheet({ children }: { children: ReactNode }) {
  return <div className={sheet}>{children}</div>;
}

export function DrawnTip({ children }: { children: ReactNode }) {
  return <div className={tooltip}>{children}</div>;
}

interface DrawnToastProps {
  tone?: 'critical';
  action?: string;
  children: ReactNode;
}

export function DrawnToast({ tone, action, children }: DrawnToastProps) {
  return (
    <div className={toast.toast} data-tone={tone}>
      {tone ? <CircleAlertIcon className={toast.mark} /> : null}
      <span className={toast.title}>{children}</span>
      {action ? <span className={`${toast.action} ${css.drawnPress}`}>{action}</span> : null}
      <XIcon style={{ margin: 6 }} />
    </div>
  );
}

/** Shows the text that a screen reader announces. */
export function SpokenAs({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className={css.caption}>
      <Beside words={['读作', 'Announced as']} />: {children}
    </span>
  );
}
