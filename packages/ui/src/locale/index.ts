export { en } from './en.ts';
export { type Formatters, formattersOf, type PluralForms } from './formatters.ts';
export {
  LocaleProvider,
  type LocaleProviderProps,
  useFormatters,
  useLabels,
  useLocale,
} from './LocaleProvider.tsx';
export type { UiLabels, UiLocale } from './labels.ts';
export { zhCN } from './zhCN.ts';
