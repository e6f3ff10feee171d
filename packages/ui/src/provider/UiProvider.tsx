import { LocaleProvider, type LocaleProviderProps } from '../locale/index.ts';
import { NonceProvider } from '../nonce/index.ts';
import { ToastProvider } from '../toast/index.ts';
import { TooltipGroup } from '../tooltip/index.ts';

export type UiProviderProps = LocaleProviderProps & {
  /**
   * The nonce of the page's `style-src` (Content-Security-Policy). Default: none. Needed where the policy allows no inline
   * styles: dialogs and menus lock scrolling by a `<style>` element, `Select` and `CodeInput` write one each.
   */
  nonce?: string | undefined;
};

/** Everything that an app needs once, around itself: texts, toasts, shared tooltip delays, the nonce of its styles. */
export function UiProvider({ locale, labels, nonce, children }: UiProviderProps) {
  return (
    <LocaleProvider locale={locale} labels={labels}>
      <NonceProvider nonce={nonce}>
        <TooltipGroup>
          <ToastProvider>{children}</ToastProvider>
        </TooltipGroup>
      </NonceProvider>
    </LocaleProvider>
  );
}
