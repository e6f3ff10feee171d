import { useFocusMemory as useMemory } from '@xiangji/blocks';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** The page's main element, which gets the focus on arrival. */
export const MAIN_ID = 'main';

/** Restores the focus after going back or forward, once the list is `ready`. */
export function useFocusMemory(ready: boolean): void {
  const { key } = useLocation();
  const returned = useNavigationType() === NavigationType.Pop;
  useMemory({ entry: key, returned, ready, mainId: MAIN_ID });
}
