/** The fragment of a copied link with a code. */
export const LINKED_CODE = /^#([a-z0-9]{4})$/i;

/** Removes the code of a copied link from the address, and returns it. For a screen outside the router. */
export function takeLinkedCode(): string | undefined {
  const { hash, pathname, search } = window.location;
  const code = LINKED_CODE.exec(hash)?.[1];
  if (code) window.history.replaceState(window.history.state, '', pathname + search);
  return code;
}
