import { createContext } from 'react';

/** The code that opened the share before its page was there. */
export const OpenedCodeContext = createContext<string | undefined>(undefined);

/** The fragment of a copied link with a code. */
export const LINKED_CODE = /^#([a-z0-9]{4})$/i;

/** The code of a copied link, as the address has it. */
export function readLinkedCode(): string | undefined {
  return LINKED_CODE.exec(window.location.hash)?.[1];
}

/** Removes the code of a copied link from the address, and returns it. For a screen outside the router. */
export function takeLinkedCode(): string | undefined {
  const { pathname, search } = window.location;
  const code = readLinkedCode();
  if (code) window.history.replaceState(window.history.state, '', pathname + search);
  return code;
}
