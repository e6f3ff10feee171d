export { ActionBar, type ActionBarProps, ActionBottomBar, type ActionBottomBarProps } from './ActionBar.tsx';
export { ActionButton, type ActionButtonProps } from './ActionButton.tsx';
export { ActionContextMenu, type ActionContextMenuProps, openContextMenu } from './ActionContextMenu.tsx';
export { ActionMenu, type ActionMenuProps } from './ActionMenu.tsx';
export type { Action, ActionList } from './action.ts';
export type { ActionLabels } from './labels.ts';
export { type LazyMenuProps, lazyMenu } from './lazyMenu.tsx';
