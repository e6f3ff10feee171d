import { createContext } from 'react';

/** The origin of the product, with which the addresses in links and QR codes begin. Stories set one that never changes. */
export const SiteContext = createContext(window.location.origin);
