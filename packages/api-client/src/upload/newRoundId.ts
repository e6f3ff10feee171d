const BYTES = 16;

/**
 * Returns a common id for all files of one upload (spec §7 x:fguid). It does not use `crypto.randomUUID`, which
 * browsers disable on pages over plain http, for example in a home network.
 */
export function newRoundId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
