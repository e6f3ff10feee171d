export {
  LAYOUT_SHAPES,
  LAYOUT_SIZES,
  type LayoutChoice,
  LayoutDialog,
  type LayoutDialogProps,
  type LayoutShape,
  type LayoutSize,
} from './LayoutDialog.tsx';
export { type LayoutLabels, layoutLabels } from './labels.ts';
