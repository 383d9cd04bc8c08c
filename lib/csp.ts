/**
 * The Content-Security-Policy of the app's pages; runs on the edge. Scripts run by nonce only (`strict-dynamic` extends
 * it to the chunks they load). Styles keep 'unsafe-inline': overlays, virtual lists and scroll locks set style
 * attributes and elements, and a style runs no code.
 */

type Sources = Partial<Record<"script" | "style" | "img" | "media" | "font" | "connect" | "frame", readonly string[]>>;

/**
 * Sources of the maps service (its guide, "strict CSP"): scripts by the nonce, WebAssembly for vector maps, tiles,
 * data, fonts and styles. Two entries of its list are left out, because the app's maps work without them: eval of
 * text, and frames (docs/decisions/006).
 */
const MAPS: Sources = {
  script: ["'wasm-unsafe-eval'"],
  img: ["https://*.googleapis.com", "https://*.gstatic.com", "https://*.google.com", "https://*.googleusercontent.com"],
  connect: ["https://*.googleapis.com", "https://*.gstatic.com", "https://*.google.com", "data:", "blob:"],
  font: ["https://fonts.gstatic.com"],
  style: ["https://fonts.googleapis.com"],
};

/**
 * Sources that a page allows for each vendor with these `origins`. Scripts run by the nonce of the script that loads
 * them.
 */
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
  /** Origin of uploads and media. */
  storageOrigin: string;
  /** Origins of the third parties that are configured and used by this page. */
  vendors: Partial<Record<keyof typeof SOURCES, readonly string[]>>;
  /** `next dev` compiles with eval and uses a websocket. */
  isDevelopment: boolean;
  isHttps: boolean;
};

export function contentSecurityPolicy(facts: CspFacts): string {
  const { nonce, storageOrigin, vendors, isDevelopment, isHttps } = facts;
  const allowed = VENDORS.map((vendor) => vendors[vendor] && SOURCES[vendor](vendors[vendor]));
  const sourcesOf = (kind: keyof Sources) => [...new Set(allowed.flatMap((sources) => sources?.[kind] ?? []))];
  const frames = sourcesOf("frame");
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": [
      `'nonce-${nonce}'`,
      "'strict-dynamic'",
      ...sourcesOf("script"),
      ...(isDevelopment ? ["'unsafe-eval'"] : []),
    ],
    "style-src": ["'self'", "'unsafe-inline'", ...sourcesOf("style")],
    "img-src": ["'self'", "data:", "blob:", storageOrigin, ...sourcesOf("img")],
    "media-src": ["'self'", "blob:", storageOrigin, ...sourcesOf("media")],
    "font-src": ["'self'", ...sourcesOf("font")],
    "connect-src": ["'self'", storageOrigin, ...sourcesOf("connect"), ...(isDevelopment ? ["ws:"] : [])],
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

/** Returns a new nonce of 128 random bits. */
export function createNonce(): string {
  return btoa(String.fromCharCode(...globalThis.crypto.getRandomValues(new Uint8Array(16))));
}
