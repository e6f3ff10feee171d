export { ComboBox, type ComboBoxProps, type ComboOption } from './ComboBox.tsx';
