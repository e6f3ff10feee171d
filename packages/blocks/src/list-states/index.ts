export { AddMore, type AddMoreProps } from './AddMore.tsx';
export { ListTotal, type ListTotalProps } from './ListTotal.tsx';
export { type AddMoreLabels, addMoreLabels } from './labels.ts';
export { PressableText, type PressableTextProps } from './PressableText.tsx';
