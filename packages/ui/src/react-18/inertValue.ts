import { version } from 'react';

/**
 * Returns the value for the attribute `inert`. React 18 does not know the attribute and needs a string; React 19 needs
 * a boolean.
 */
export function inertValue(inert: boolean): boolean | undefined {
  if (!inert) return undefined;
  return Number.parseInt(version, 10) >= 19 || ('true' as unknown as boolean);
}
