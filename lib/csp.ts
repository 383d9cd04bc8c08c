/**
 * The Content-Security-Policy of our pages; edge-safe. Scripts run by nonce alone (`strict-dynamic` hands it on to the
 * chunks they load). Styles keep 'unsafe-inline': overlays, virtual lists and scroll locks set style attributes and
 * elements of their own, and a style runs nothing.
 */

export type CspFacts = {
  nonce: string;
  /** Where uploads are posted to and media come from. */
  storageOrigin: string;
  /** Where the maps service's script comes from; null, and no source of theirs, where none is configured. */
  mapsOrigin: string | null;
  /** What this page may frame: the analytics dashboard on the reports, where one is configured; null on every other. */
  framedOrigin: string | null;
  /** `next dev` compiles with eval and talks over a websocket. */
  isDevelopment: boolean;
  isHttps: boolean;
};

/**
 * What a map of the maps service needs (its guide, "strict CSP"): scripts by the nonce that hands itself on, WebAssembly
 * where the map is a vector one, tiles, data, letters and styles. Of its list two are left out, which our maps do without:
 * eval of text, and frames (docs/decisions/029).
 */
const MAPS_SOURCES = {
  scripts: ["'wasm-unsafe-eval'"],
  images: [
    "https://*.googleapis.com",
    "https://*.gstatic.com",
    "https://*.google.com",
    "https://*.googleusercontent.com",
  ],
  connections: ["https://*.googleapis.com", "https://*.gstatic.com", "https://*.google.com", "data:", "blob:"],
  fonts: ["https://fonts.gstatic.com"],
  styles: ["https://fonts.googleapis.com"],
};
const NO_SOURCES: typeof MAPS_SOURCES = { scripts: [], images: [], connections: [], fonts: [], styles: [] };

export function contentSecurityPolicy(facts: CspFacts): string {
  const { nonce, storageOrigin, mapsOrigin, framedOrigin, isDevelopment, isHttps } = facts;
  const maps = mapsOrigin === null ? NO_SOURCES : MAPS_SOURCES;
  const ofMaps = mapsOrigin === null ? [] : [mapsOrigin];
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": [
      `'nonce-${nonce}'`,
      "'strict-dynamic'",
      ...maps.scripts,
      ...(isDevelopment ? ["'unsafe-eval'"] : []),
    ],
    "style-src": ["'self'", "'unsafe-inline'", ...maps.styles],
    "img-src": ["'self'", "data:", "blob:", storageOrigin, ...ofMaps, ...maps.images],
    "media-src": ["'self'", "blob:", storageOrigin],
    "font-src": ["'self'", ...maps.fonts],
    "connect-src": ["'self'", storageOrigin, ...ofMaps, ...maps.connections, ...(isDevelopment ? ["ws:"] : [])],
    "worker-src": ["'self'", "blob:"],
    "frame-src": [framedOrigin ?? "'none'"],
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

/** Whether a page of this policy may frame what comes from there. */
export function allowsFrame(policy: string | null, origin: string): boolean {
  return policy?.split("; ").includes(`frame-src ${origin}`) ?? false;
}

/** A fresh nonce of 128 random bits. */
export function createNonce(): string {
  return btoa(String.fromCharCode(...globalThis.crypto.getRandomValues(new Uint8Array(16))));
}
