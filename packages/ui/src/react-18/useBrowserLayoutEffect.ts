import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` without the warning of React on a server, which has no layout. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
