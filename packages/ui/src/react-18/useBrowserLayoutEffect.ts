import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect`, without React's warning on a server, which has no layout. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
