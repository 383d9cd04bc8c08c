/**
 * The Content-Security-Policy of our pages; edge-safe. Scripts run by nonce alone (`strict-dynamic` hands it on to the
 * chunks they load). Styles keep 'unsafe-inline': overlays, virtual lists and scroll locks set style attributes and
 * elements of their own, and a style runs nothing.
 */

export type CspFacts = {
  nonce: string;
  /** Where uploads are posted to and media come from. */
  storageOrigin: string;
  /** `next dev` compiles with eval and talks over a websocket. */
  isDevelopment: boolean;
  isHttps: boolean;
};

export function contentSecurityPolicy({ nonce, storageOrigin, isDevelopment, isHttps }: CspFacts): string {
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": [`'nonce-${nonce}'`, "'strict-dynamic'", ...(isDevelopment ? ["'unsafe-eval'"] : [])],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", storageOrigin],
    "media-src": ["'self'", "blob:", storageOrigin],
    "font-src": ["'self'"],
    "connect-src": ["'self'", storageOrigin, ...(isDevelopment ? ["ws:"] : [])],
    "worker-src": ["'self'", "blob:"],
    "frame-src": ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    ...(isHttps && { "upgrade-insecure-requests": [] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}

/** A fresh nonce of 128 random bits. */
export function createNonce(): string {
  return btoa(String.fromCharCode(...globalThis.crypto.getRandomValues(new Uint8Array(16))));
}
