import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Direction, directionOf } from './direction.ts';
import { type Formatters, formattersOf } from './formatters.ts';

interface LocaleValue {
  readonly locale: string;
  readonly direction: Direction;
}

const LocaleContext = /* @__PURE__ */ createContext<LocaleValue>({ locale: 'en', direction: 'ltr' });

export interface LocaleProviderProps {
  /** A BCP 47 tag such as `en`, `zh-CN` or `ar-EG`. @default the locale of the provider above, or 'en' */
  locale?: string | undefined;
  /** The direction of text and arrow keys. @default the direction of the locale's script */
  dir?: Direction | undefined;
  /** The components that use the locale. */
  children?: ReactNode;
}

/** Sets the language and direction of every Xiangji component below it. Set `lang` and `dir` on `<html>` too. */
export function LocaleProvider({ locale, dir, children }: LocaleProviderProps) {
  const outer = useContext(LocaleContext);
  const value = useMemo(() => {
    const inherited = locale === undefined ? outer.direction : directionOf(locale);
    return { locale: locale ?? outer.locale, direction: dir ?? inherited };
  }, [locale, dir, outer]);
  return <LocaleContext.Provider value={value}>{children}</LocaleContext.Provider>;
}

/** Returns the BCP 47 tag of the nearest provider, or 'en'. */
export function useLocale(): string {
  return useContext(LocaleContext).locale;
}

/** Returns the direction of the nearest provider, or 'ltr'. */
export function useDirection(): Direction {
  return useContext(LocaleContext).direction;
}

/** Returns the formatters of the nearest provider's locale. */
export function useFormatters(): Formatters {
  return formattersOf(useLocale());
}
