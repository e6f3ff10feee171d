import { EllipsisIcon, IconButton } from '@xiangji/ui';
import type { ReactElement } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import type { ActionSheetProps } from './ActionSheet.tsx';
import { type ActionLabels, actionLabels } from './labels.ts';
import { lazyMenu } from './lazyMenu.tsx';

export type ActionMenuProps = Omit<ActionSheetProps, 'children'> & {
  /** Accessible name of the icon button that opens the menu. @default 'More' */
  label?: string;
  /** A button that opens the menu and replaces the icon button. */
  children?: ReactElement;
  /** Disables the icon button. @default false */
  disabled?: boolean;
  /** Replaces individual texts. */
  labels?: Partial<ActionLabels>;
};

const Sheet = lazyMenu(async () => (await import('./ActionSheet.tsx')).ActionSheet);

/** A button that opens a menu of actions. The code of the menu is loaded when the browser is idle. */
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
