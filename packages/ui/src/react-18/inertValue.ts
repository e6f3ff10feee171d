import { version } from 'react';

/**
 * The value of the attribute `inert`: React 18 does not know it and takes a string, React 19 takes a boolean.
 */
export function inertValue(inert: boolean): boolean | undefined {
  if (!inert) return undefined;
  return Number.parseInt(version, 10) >= 19 || ('true' as unknown as boolean);
}
