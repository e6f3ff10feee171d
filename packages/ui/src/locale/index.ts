export { en } from './en.ts';
export { type Formatters, formattersOf, type PluralForms } from './formatters.ts';
export {
  LocaleProvider,
  type LocaleProviderProps,
  type UiLocale,
  useFormatters,
  useLabels,
  useLocale,
} from './LocaleProvider.tsx';
export type { UiLabels } from './labels.ts';
export { zhCN } from './zhCN.ts';
