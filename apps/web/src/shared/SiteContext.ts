import { createContext } from 'react';

/** Where the product is found: what addresses that are given away begin with. A story gives one that stays the same. */
export const SiteContext = createContext(window.location.origin);
