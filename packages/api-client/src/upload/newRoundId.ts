const BYTES = 16;

/**
 * An id for one round of uploads (spec §7 x:fguid). Not `crypto.randomUUID`, which browsers disable on pages over
 * plain http, as in a home network.
 */
export function newRoundId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
