import { version } from 'react';

/** The attribute `fetchpriority` of an image, by the name that this version of React knows. */
export function fetchPriority(priority: 'high' | 'low'): { fetchPriority?: 'high' | 'low' } {
  const isKnown = Number.parseFloat(version) >= 18.3;
  return isKnown ? { fetchPriority: priority } : ({ fetchpriority: priority } as object);
}
