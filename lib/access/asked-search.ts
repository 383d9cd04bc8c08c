/**
 * The query of an address as the browser sent it. Next writes it anew before the middleware sees it ("%20" becomes "+"),
 * so the server in front of Next notes the request's target in a header.
 */
const TARGET_HEADER = "x-lintel-target";
/** What Next adds to the address of a page's data. */
const OF_NEXT = /^_rsc(?:=|$)/;
const PRINTABLE = /^[\x21-\x7e]*$/;

/** With its question mark, or empty. `otherwise`: where nothing, or nothing readable, was noted, as under `next dev`. */
export function askedSearch(headers: Pick<Headers, "get">, otherwise: string): string {
  const target = headers.get(TARGET_HEADER);
  if (target === null || !PRINTABLE.test(target)) return otherwise;
  const at = target.indexOf("?");
  if (at === -1) return "";
  const pairs = target.slice(at + 1).split("&");
  const own = pairs.filter((pair) => !OF_NEXT.test(pair)).join("&");
  return own === "" ? "" : `?${own}`;
}
