export { type Direction, directionOf } from './direction.ts';
export { type Formatters, formattersOf, numberFormatOf, type PluralForms } from './formatters.ts';
export {
  LocaleProvider,
  type LocaleProviderProps,
  useDirection,
  useFormatters,
  useLocale,
} from './LocaleProvider.tsx';
export { type Catalogues, useLocalizedLabels } from './useLocalizedLabels.ts';
