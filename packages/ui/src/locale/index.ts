export { en } from './en.ts';
export {
  LocaleProvider,
  type LocaleProviderProps,
  type UiLocale,
  useLabels,
  useLocale,
} from './LocaleProvider.tsx';
export type { UiLabels } from './labels.ts';
export { zhCN } from './zhCN.ts';
