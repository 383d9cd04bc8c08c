/**
 * The third parties that each page may load from, decided in one place for the middleware and the browser; runs on the
 * edge.
 */
import { isPublicRoute, isTokenFreePage } from "./decide-route";
import { matchesRoute, withoutTrailingSlash } from "./route-pattern";

export const VENDORS = ["maps", "charts", "chat", "recording"] as const;
export type Vendor = (typeof VENDORS)[number];

/** The header that passes the page, within the server, the vendors allowed by its policy. */
export const PAGE_VENDORS_HEADER = "x-page-vendors";

/** Pages with a map or an address field: the insured list, and a claim. */
const MAPS_PAGES = ["/insured/policies", "/insured/overview/*/*"];
const CHARTS_PAGE = "/reporting";
/** The page on which a signed-in employee sets a new password; like the sign-in, it has no chat. */
const RESET_PAGE = "/reset-password";

/**
 * Returns the vendors of the page at `path`, configured or not. A page whose address contains a token, or could contain
 * one, has none. The result for other addresses stays within the server.
 */
export function vendorsOf(path: string): readonly Vendor[] {
  const plain = withoutTrailingSlash(path);
  if (!isTokenFreePage(plain)) return [];
  if (isPublicRoute(plain) || plain === RESET_PAGE) return ["recording"];
  return VENDORS.filter((vendor) => {
    if (vendor === "maps") return MAPS_PAGES.some((page) => matchesRoute(page, plain));
    return vendor !== "charts" || plain === CHARTS_PAGE;
  });
}

/** Vendors that stay until the document is unloaded; maps and charts end with their page. */
const LASTING_VENDORS: readonly Vendor[] = ["chat", "recording"];

/** Each vendor's configuration or null, and `vendors`, which the document was allowed to load. */
export type DocumentVendors = Readonly<Record<Vendor, unknown>> & { vendors: readonly string[] };

/**
 * Whether the page at `path` needs a new document: the current one allows too little, or may have loaded a vendor that
 * the page must not have. Call this before the address changes, so that no vendor of the previous page sees the address
 * of a page with a token.
 */
export function needsOwnDocument(document: DocumentVendors, path: string): boolean {
  const next = vendorsOf(path);
  if (next.some((vendor) => document[vendor] !== null && !document.vendors.includes(vendor))) return true;
  return VENDORS.some((vendor) => {
    if (next.includes(vendor) || !document.vendors.includes(vendor)) return false;
    return next.length === 0 || LASTING_VENDORS.includes(vendor);
  });
}

/** Returns the origins of the vendors that are configured and used by the page at `path`. */
export function pageVendors(
  path: string,
  configured: Readonly<Record<Vendor, readonly string[] | null>>,
): Partial<Record<Vendor, readonly string[]>> {
  const allowed: Partial<Record<Vendor, readonly string[]>> = {};
  for (const vendor of vendorsOf(path)) if (configured[vendor]) allowed[vendor] = configured[vendor];
  return allowed;
}
