import { LocaleProvider, type LocaleProviderProps } from '../locale/index.ts';
import { ToastProvider } from '../toast/index.ts';
import { TooltipGroup } from '../tooltip/index.ts';

export type UiProviderProps = LocaleProviderProps;

/** Everything that an app needs once, around itself: texts, toasts, shared tooltip delays. */
export function UiProvider({ locale, labels, children }: UiProviderProps) {
  return (
    <LocaleProvider locale={locale} labels={labels}>
      <TooltipGroup>
        <ToastProvider>{children}</ToastProvider>
      </TooltipGroup>
    </LocaleProvider>
  );
}
