/**
 * The query of an address as the browser sent it. Next rewrites it before the middleware sees it ("%20" becomes "+"),
 * so the server in front of Next passes the request's target in a header.
 */
const TARGET_HEADER = "x-lintel-target";
/** The parameter that Next adds to the address of a page's data. */
const OF_NEXT = /^_rsc(?:=|$)/;
const PRINTABLE = /^[\x21-\x7e]*$/;

/** With its question mark, or empty. `otherwise` is used without a readable header, as under `next dev`. */
export function requestedSearch(headers: Pick<Headers, "get">, otherwise: string): string {
  const target = headers.get(TARGET_HEADER);
  if (target === null || !PRINTABLE.test(target)) return otherwise;
  const at = target.indexOf("?");
  if (at === -1) return "";
  const pairs = target.slice(at + 1).split("&");
  const own = pairs.filter((pair) => !OF_NEXT.test(pair)).join("&");
  return own === "" ? "" : `?${own}`;
}
