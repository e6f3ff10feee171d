export { type SelectionLabels, selectionLabels } from './labels.ts';
export { SelectionBar, type SelectionBarProps, SelectionBottomBar } from './SelectionBar.tsx';
export { type SelectedIds, useSelectedIds } from './useSelectedIds.ts';
