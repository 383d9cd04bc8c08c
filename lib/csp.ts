/**
 * The Content-Security-Policy of our pages; edge-safe. Scripts run by nonce alone (`strict-dynamic` hands it on to the
 * chunks they load). Styles keep 'unsafe-inline': overlays, virtual lists and scroll locks set style attributes and
 * elements of their own, and a style runs nothing.
 */

type Sources = Partial<Record<"script" | "style" | "img" | "media" | "font" | "connect" | "frame", readonly string[]>>;

/**
 * What a map of the maps service needs (its guide, "strict CSP"): scripts by the nonce that hands itself on, WebAssembly
 * where the map is a vector one, tiles, data, letters and styles. Of its list two are left out, which our maps do without:
 * eval of text, and frames (docs/decisions/006).
 */
const MAPS: Sources = {
  script: ["'wasm-unsafe-eval'"],
  img: ["https://*.googleapis.com", "https://*.gstatic.com", "https://*.google.com", "https://*.googleusercontent.com"],
  connect: ["https://*.googleapis.com", "https://*.gstatic.com", "https://*.google.com", "data:", "blob:"],
  font: ["https://fonts.gstatic.com"],
  style: ["https://fonts.googleapis.com"],
};

/** What a page must let in for each vendor whose things come from `origins`. Scripts run by the nonce of who loads them. */
const SOURCES = {
  maps: (origins: readonly string[]): Sources => ({
    ...MAPS,
    img: [...origins, ...(MAPS.img ?? [])],
    connect: [...origins, ...(MAPS.connect ?? [])],
  }),
  charts: (origins: readonly string[]): Sources => ({ frame: origins }),
  chat: (origins: readonly string[]): Sources => {
    const files = origins.filter((origin) => !origin.startsWith("wss:"));
    return { style: files, img: files, media: files, font: files, connect: origins, frame: files };
  },
  recording: (origins: readonly string[]): Sources => ({ connect: origins }),
};

const VENDORS = Object.keys(SOURCES) as (keyof typeof SOURCES)[];

export type CspFacts = {
  nonce: string;
  /** Where uploads are posted to and media come from. */
  storageOrigin: string;
  /** Where the things of this page's third parties come from: the configured ones alone, and those that it uses. */
  vendors: Partial<Record<keyof typeof SOURCES, readonly string[]>>;
  /** `next dev` compiles with eval and talks over a websocket. */
  isDevelopment: boolean;
  isHttps: boolean;
};

export function contentSecurityPolicy(facts: CspFacts): string {
  const { nonce, storageOrigin, vendors, isDevelopment, isHttps } = facts;
  const allowed = VENDORS.map((vendor) => vendors[vendor] && SOURCES[vendor](vendors[vendor]));
  const of = (kind: keyof Sources) => [...new Set(allowed.flatMap((sources) => sources?.[kind] ?? []))];
  const frames = of("frame");
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": [
      `'nonce-${nonce}'`,
      "'strict-dynamic'",
      ...of("script"),
      ...(isDevelopment ? ["'unsafe-eval'"] : []),
    ],
    "style-src": ["'self'", "'unsafe-inline'", ...of("style")],
    "img-src": ["'self'", "data:", "blob:", storageOrigin, ...of("img")],
    "media-src": ["'self'", "blob:", storageOrigin, ...of("media")],
    "font-src": ["'self'", ...of("font")],
    "connect-src": ["'self'", storageOrigin, ...of("connect"), ...(isDevelopment ? ["ws:"] : [])],
    "worker-src": ["'self'", "blob:"],
    "frame-src": frames.length > 0 ? frames : ["'none'"],
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
