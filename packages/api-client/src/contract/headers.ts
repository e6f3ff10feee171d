/** Headers of the product's own (spec §7). */
export const HEADERS = {
  CSRF: 'x-csrf-token',
  /** Viewport width times pixel ratio. */
  CLIENT_WIDTH: 'x-client-width',
  /** `1` where the client shows WebP. */
  CLIENT_WEBP: 'x-client-webp',
} as const;

/** `data.reason` of an ILLEGAL_REQUEST whose only error is an old or missing CSRF token. */
export const STALE_CSRF = 'csrf';
