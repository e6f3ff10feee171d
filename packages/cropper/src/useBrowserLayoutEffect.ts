import { useEffect, useLayoutEffect } from 'react';

/** A layout effect, which a server would warn of. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
