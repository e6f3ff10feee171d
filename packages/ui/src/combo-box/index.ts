export { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
export type { ComboOption } from './useComboBox.ts';
