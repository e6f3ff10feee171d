export { LayoutDialog, type LayoutDialogProps } from './LayoutDialog.tsx';
export { type LayoutLabels, layoutLabels } from './labels.ts';
export {
  LAYOUT_SHAPES,
  LAYOUT_SIZES,
  type LayoutChoice,
  type LayoutShape,
  type LayoutSize,
} from './layout.ts';
