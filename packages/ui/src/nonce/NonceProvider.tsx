import { getNonce, setNonce } from 'get-nonce';
import { createContext, type ReactNode, useContext, useInsertionEffect } from 'react';

const NonceContext = /* @__PURE__ */ createContext<string | undefined>(undefined);

export interface NonceProviderProps {
  nonce?: string | undefined;
  children?: ReactNode;
}

/**
 * Passes the page's nonce to every `<style>` that a component below writes, and to those that lock scrolling.
 */
export function NonceProvider({ nonce, children }: NonceProviderProps) {
  // Before any effect of a child: a dialog may be open from the first render.
  useInsertionEffect(() => {
    if (nonce !== undefined) setNonce(nonce);
  }, [nonce]);
  return <NonceContext.Provider value={nonce}>{children}</NonceContext.Provider>;
}

/** The nonce for `<style>` elements; undefined where the page has no policy. */
export function useNonce(): string | undefined {
  // A page without a provider may have called `setNonce` itself.
  return useContext(NonceContext) ?? getNonce();
}
