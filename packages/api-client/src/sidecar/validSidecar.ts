import { type Sidecar, sidecar } from '../contract/sidecar.ts';

/** Returns the values that a server accepts, because one that it refuses must not cost the others. */
export function validSidecar(values: Partial<Record<keyof Sidecar, unknown>>): Sidecar {
  const valid = Object.entries(values).filter(
    ([key, value]) => value !== undefined && sidecar.safeParse({ [key]: value }).success,
  );
  return sidecar.parse(Object.fromEntries(valid));
}
