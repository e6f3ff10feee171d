export interface PagePolicyOptions {
  /** Whether an AMap token is configured: its script and its requests are then allowed. */
  amap: boolean;
  /** The origin that uploads go to; empty for that of the page. */
  uploadDomain: string;
  /** Hashes of the inline scripts and styles that may run. */
  nonces?: { script: string; style: string };
}

/** The hosts of AMap's JS API scripts, calls and tiles. */
const AMAP = ['https://webapi.amap.com', 'https://*.amap.com', 'https://*.autonavi.com'];

/**
 * Helmet's settings: a page runs only our scripts and sends requests to no other origin, apart from the configured
 * map.
 */
export function pagePolicy({ amap, uploadDomain, nonces }: PagePolicyOptions) {
  const named = (nonce: string | undefined) => (nonce === undefined ? [] : [`'nonce-${nonce}'`]);
  const map = amap ? AMAP : [];
  return {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...named(nonces?.script), ...map],
        connectSrc: ["'self'", ...(uploadDomain ? [uploadDomain] : []), ...map],
        imgSrc: ["'self'", 'data:', 'blob:', ...map],
        mediaSrc: ["'self'", 'blob:'],
        // AMap starts its workers from blobs.
        workerSrc: ["'self'", ...(amap ? ['blob:'] : [])],
        styleSrc: ["'self'", ...named(nonces?.style), ...map],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        // Private installations use plain http; upgrading there would break every address.
        upgradeInsecureRequests: null,
      },
    },
    // Set per request: it depends on the client's protocol only.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  };
}
