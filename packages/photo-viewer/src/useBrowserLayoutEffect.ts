import { useEffect, useLayoutEffect } from 'react';

/** A server has no layout, and says so when it is asked for one. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
