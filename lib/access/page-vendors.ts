/** Which third parties a page may load anything from; edge-safe, the one answer of middleware and browser alike. */
import { isPublicRoute, isTokenFreePage } from "./decide-route";
import { matchesRoute, withoutTrailingSlash } from "./route-pattern";

export const VENDORS = ["maps", "charts", "chat", "recording"] as const;
export type Vendor = (typeof VENDORS)[number];

/** Tells the page, within the server alone, whose things its policy lets in. */
export const PAGE_VENDORS_HEADER = "x-page-vendors";

/** Where a map stands or an address is entered: the contacts, and a claim. The pages beside and below have neither. */
const MAPS_PAGES = ["/insured/policies", "/insured/overview/*/*"];
const CHARTS_PAGE = "/reporting";
/** Where whoever is signed in sets a new password: like the sign-in, it has no chat. */
const RESET_PAGE = "/reset-password";

/**
 * The vendors of the page at `path`, whether or not they are configured; also where no page of ours is, which is told within
 * the house. A page that holds a token in its address, or stands where one could, has none.
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

/** Whoever comes to stay: what a map or a dashboard draws goes with its page, these go with the document alone. */
const STAYING: readonly Vendor[] = ["chat", "recording"];

/** What a document knows of third parties: each one's configuration or null, and the ones that it was let load. */
export type DocumentVendors = Readonly<Record<Vendor, unknown>> & { vendors: readonly string[] };

/**
 * Whether the page at `path` must not be shown within this document: it lets too little in, or there may be somebody in
 * it whom that page must not have. To be asked before the address changes; a page with a token in its address is then
 * never seen by anybody who was let in for the page before.
 */
export function needsOwnDocument(document: DocumentVendors, path: string): boolean {
  const next = vendorsOf(path);
  if (next.some((vendor) => document[vendor] !== null && !document.vendors.includes(vendor))) return true;
  return VENDORS.some((vendor) => {
    if (next.includes(vendor) || !document.vendors.includes(vendor)) return false;
    return next.length === 0 || STAYING.includes(vendor);
  });
}

/** Where the things of the page at `path` may come from: of the vendors that are configured, those that it uses. */
export function pageVendors(
  path: string,
  configured: Readonly<Record<Vendor, readonly string[] | null>>,
): Partial<Record<Vendor, readonly string[]>> {
  const allowed: Partial<Record<Vendor, readonly string[]>> = {};
  for (const vendor of vendorsOf(path)) if (configured[vendor]) allowed[vendor] = configured[vendor];
  return allowed;
}
