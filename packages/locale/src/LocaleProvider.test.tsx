import { render, renderHook, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { directionOf } from './direction.ts';
import {
  LocaleProvider,
  type LocaleProviderProps,
  useDirection,
  useFormatters,
  useLocale,
} from './LocaleProvider.tsx';
import { useLocalizedLabels } from './useLocalizedLabels.ts';

function Probe() {
  return <p>{[useLocale(), useDirection(), useFormatters().number(1234.5)].join(' ')}</p>;
}

function show(outer: LocaleProviderProps, inner: LocaleProviderProps = {}): string {
  render(
    <LocaleProvider {...outer}>
      <LocaleProvider {...inner}>
        <Probe />
      </LocaleProvider>
    </LocaleProvider>,
  );
  return screen.getByText(/\w/).textContent ?? '';
}

describe('LocaleProvider', () => {
  it('is English without a provider', () => {
    render(<Probe />);
    expect(screen.getByText('en ltr 1,234.5')).toBeVisible();
  });

  it('takes the direction from the locale', () => {
    expect(show({ locale: 'he' })).toBe('he rtl 1,234.5');
  });

  it('inherits omitted props from the provider above', () => {
    expect(show({ locale: 'de', dir: 'rtl' })).toBe('de rtl 1.234,5');
  });

  it('takes the direction of its own locale, not of the provider above', () => {
    expect(show({ locale: 'ar' }, { locale: 'zh-CN' })).toBe('zh-CN ltr 1,234.5');
  });
});

it.each([
  ['en', 'ltr'],
  ['zh-Hant-TW', 'ltr'],
  ['ar-EG', 'rtl'],
  ['fa', 'rtl'],
  ['pa-Arab', 'rtl'],
  ['ku-Latn', 'ltr'],
  ['ar-Latn', 'ltr'],
])('the direction of %s is %s', (locale, direction) => {
  expect(directionOf(locale)).toBe(direction);
});

describe('useLocalizedLabels', () => {
  const catalogues = { en: { close: 'Close', next: 'Next' }, 'zh-CN': { close: '关闭', next: '下一张' } };

  it.each([
    ['en-GB', 'Close'],
    ['zh-CN', '关闭'],
    ['zh-TW', '关闭'],
    ['fr', 'Close'],
  ])('picks the texts for %s', (locale, close) => {
    const { result } = renderHook(() => useLocalizedLabels(catalogues), {
      wrapper: ({ children }) => <LocaleProvider locale={locale}>{children}</LocaleProvider>,
    });
    expect(result.current.close).toBe(close);
  });

  it('replaces single texts and keeps the others', () => {
    const { result } = renderHook(() => useLocalizedLabels(catalogues, { close: 'Done' }));
    expect(result.current).toEqual({ close: 'Done', next: 'Next' });
  });
});
