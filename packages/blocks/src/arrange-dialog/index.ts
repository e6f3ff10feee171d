export { ArrangeDialog, type ArrangeDialogProps } from './ArrangeDialog.tsx';
export { type ArrangeLabels, arrangeLabels } from './labels.ts';
export type { ArrangedItem } from './useArrangedRows.ts';
