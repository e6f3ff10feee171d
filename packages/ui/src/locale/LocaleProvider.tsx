import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { en } from './en.ts';
import { type Formatters, formattersOf } from './formatters.ts';
import type { UiLabels, UiLocale } from './labels.ts';
import { zhCN } from './zhCN.ts';

type LocaleValue = { readonly locale: UiLocale; readonly labels: UiLabels };

const catalogues: Readonly<Record<UiLocale, UiLabels>> = { 'zh-CN': zhCN, en };
// Marked pure: who takes a date function alone does not pay for the texts beside it.
const LocaleContext = /* @__PURE__ */ createContext<LocaleValue>({ locale: 'zh-CN', labels: zhCN });

export type LocaleProviderProps = {
  locale?: UiLocale | undefined;
  /** Replaces single texts, or all of them for a third language. */
  labels?: Partial<UiLabels> | undefined;
  children?: ReactNode;
};

/** Gives the texts of one language to everything below it. */
export function LocaleProvider({ locale = 'zh-CN', labels, children }: LocaleProviderProps) {
  const value = useMemo(() => ({ locale, labels: { ...catalogues[locale], ...labels } }), [locale, labels]);
  return <LocaleContext.Provider value={value}>{children}</LocaleContext.Provider>;
}

/** The package's texts in the language around the caller; Chinese without a provider. */
export function useLabels(): UiLabels {
  return useContext(LocaleContext).labels;
}

/** The language around the caller, for `Intl`. */
export function useLocale(): UiLocale {
  return useContext(LocaleContext).locale;
}

/** Days, numbers, sizes, durations and counts as the language around the caller writes them. */
export function useFormatters(): Formatters {
  return formattersOf(useLocale());
}
