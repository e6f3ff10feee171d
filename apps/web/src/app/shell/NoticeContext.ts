import { createContext, use } from 'react';
import type { useNotice } from './useNotice.ts';

/** The page's single notice, for both places that may show it. */
export const NoticeContext = createContext<ReturnType<typeof useNotice>>(undefined);

export function useShownNotice(): ReturnType<typeof useNotice> {
  return use(NoticeContext);
}
