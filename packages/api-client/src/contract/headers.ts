/** Custom headers of the product (spec §7). */
export const HEADERS = {
  CSRF: 'x-csrf-token',
  /** Viewport width multiplied by the pixel ratio. */
  CLIENT_WIDTH: 'x-client-width',
  /** `1` if the client can show WebP. */
  CLIENT_WEBP: 'x-client-webp',
} as const;

/** `data.reason` of an ILLEGAL_REQUEST whose only error is an old or missing CSRF token. */
export const STALE_CSRF = 'csrf';
