import { version } from 'react';

/** Returns the attribute `fetchpriority` of an image under the name that this version of React supports. */
export function fetchPriority(priority: 'high' | 'low'): { fetchPriority?: 'high' | 'low' } {
  const isKnown = Number.parseFloat(version) >= 18.3;
  return isKnown ? { fetchPriority: priority } : ({ fetchpriority: priority } as object);
}
