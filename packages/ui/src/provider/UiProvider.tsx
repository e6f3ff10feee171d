import { LocaleProvider, type LocaleProviderProps, useDirection } from '@xiangji/locale';
import { Direction } from 'radix-ui';
import type { ReactNode } from 'react';
import { LabelsProvider, type LabelsProviderProps } from '../locale/index.ts';
import { NonceProvider } from '../nonce/index.ts';
import { ToastProvider } from '../toast/index.ts';

export type UiProviderProps = LocaleProviderProps &
  LabelsProviderProps & {
    /**
     * The nonce of the `style-src` directive of the page (Content-Security-Policy). It is needed if the policy forbids
     * inline styles: dialogs, menus and `Select` lock scrolling by a `<style>` element, and `CodeInput` writes its own
     * `<style>` element.
     * @default none
     */
    nonce?: string | undefined;
  };

function RadixDirection({ children }: { children: ReactNode }) {
  return <Direction.Provider dir={useDirection()}>{children}</Direction.Provider>;
}

/** Provides the things that an app needs once: locale, texts, toasts and the nonce of its styles. */
export function UiProvider({ locale, dir, labels, nonce, children }: UiProviderProps) {
  return (
    <LocaleProvider locale={locale} dir={dir}>
      <LabelsProvider labels={labels}>
        <NonceProvider nonce={nonce}>
          <RadixDirection>
            <ToastProvider>{children}</ToastProvider>
          </RadixDirection>
        </NonceProvider>
      </LabelsProvider>
    </LocaleProvider>
  );
}
