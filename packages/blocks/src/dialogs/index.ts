export { DialogFooter, type DialogFooterProps } from './DialogFooter.tsx';
export { type DialogOption, OptionDialog, type OptionDialogProps } from './OptionDialog.tsx';
export { PromptDialog, type PromptDialogProps } from './PromptDialog.tsx';
