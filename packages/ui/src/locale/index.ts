export { en } from './en.ts';
export { LabelsProvider, type LabelsProviderProps, useLabels } from './LabelsProvider.tsx';
export type { UiLabels } from './labels.ts';
export { zhCN } from './zhCN.ts';
