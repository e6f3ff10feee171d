export { clockText } from '../locale/clockText.ts';
export { DateChangeForm, type DateChangeFormProps } from './DateChangeForm.tsx';
export type { DateChange, DateDraft, TimeSpan } from './dateChange.ts';
export { type DateChangeLabels, dateChangeLabels } from './labels.ts';
export { ZONE_OFFSETS, zoneOptions, zoneText } from './timezones.ts';
export { type DateChangeState, useDateChange } from './useDateChange.ts';
