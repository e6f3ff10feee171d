import { getNonce, setNonce } from 'get-nonce';
import { createContext, type ReactNode, useContext, useInsertionEffect } from 'react';

const NonceContext = /* @__PURE__ */ createContext<string | undefined>(undefined);

export interface NonceProviderProps {
  nonce?: string | undefined;
  children?: ReactNode;
}

/**
 * Passes the nonce of the page to every `<style>` that a component below it writes, including those that lock
 * scrolling.
 */
export function NonceProvider({ nonce, children }: NonceProviderProps) {
  // Runs before any effect of a child, because a dialog may be open from the first render.
  useInsertionEffect(() => {
    if (nonce !== undefined) setNonce(nonce);
  }, [nonce]);
  return <NonceContext.Provider value={nonce}>{children}</NonceContext.Provider>;
}

/** Returns the nonce for `<style>` elements; undefined if the page has no policy. */
export function useNonce(): string | undefined {
  // A page without a provider may have called `setNonce` itself.
  return useContext(NonceContext) ?? getNonce();
}
