export { type ControlProps, Field, type FieldProps, type FieldTexts } from './Field.tsx';
