export { type SortOrderLabels, sortOrderLabels } from './labels.ts';
export { SortOrderDialog, type SortOrderDialogProps } from './SortOrderDialog.tsx';
export { SortOrderMenu, type SortOrderMenuProps } from './SortOrderMenu.tsx';
export type { SortOrder } from './sortOrder.ts';
