import { useEffect, useLayoutEffect } from 'react';

/** A layout effect, about which a server would warn. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
