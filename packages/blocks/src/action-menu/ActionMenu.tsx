import { EllipsisIcon, IconButton } from '@xiangji/ui';
import type { ReactElement } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import type { ActionList } from './action.ts';
import { type ActionLabels, actionLabels } from './labels.ts';
import { lazyMenu } from './lazyMenu.tsx';

export type ActionMenuProps = {
  actions: ActionList;
  /** Name of the icon button that opens the menu. @default 'More' */
  label?: string;
  /** Another button that opens the menu, in place of the icon button. */
  children?: ReactElement;
  /** Disables the icon button. @default false */
  disabled?: boolean;
  /** The edge of the button that the menu is aligned with. @default 'end' */
  align?: 'start' | 'center' | 'end';
  /** Class of the menu, such as `darkTheme`. */
  className?: string;
  /** Replaces single texts. */
  labels?: Partial<ActionLabels>;
};

const Sheet = lazyMenu(async () => (await import('./ActionSheet.tsx')).ActionSheet);

/** Actions in a menu that a button opens. The menu's code is loaded when the browser is idle. */
export function ActionMenu({ label, children, disabled = false, labels, ...sheet }: ActionMenuProps) {
  const { more } = useBlockLabels(actionLabels, labels);
  return (
    <Sheet {...sheet}>
      {children ?? (
        <IconButton label={label ?? more} disabled={disabled}>
          <EllipsisIcon />
        </IconButton>
      )}
    </Sheet>
  );
}
