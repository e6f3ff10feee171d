import { createContext } from 'react';

/** The code that opened the share before its page was there. */
export const OpenedCodeContext = createContext<string | undefined>(undefined);
