export { CodeEntry, type CodeEntryProps } from './CodeEntry.tsx';
export type { CodeRefusal } from './CodeRefusalText.tsx';
export { type CodeEntryLabels, codeEntryLabels } from './labels.ts';
