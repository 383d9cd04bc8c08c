/**
 * The query of an address as the browser sent it. Next rewrites it before the middleware sees it ("%20" becomes "+"),
 * so the server in front of Next passes the request's target in a header.
 */
const TARGET_HEADER = "x-lintel-target";
/** The parameter that Next adds to the address of a page's data. */
const NEXT_PARAMETER = /^_rsc(?:=|$)/;
const PRINTABLE = /^[\x21-\x7e]*$/;

/** Returns the query with "?", or an empty text. `otherwise` is used without a readable header, as in `next dev`. */
export function requestedSearch(headers: Pick<Headers, "get">, otherwise: string): string {
  const target = headers.get(TARGET_HEADER);
  if (target === null || !PRINTABLE.test(target)) return otherwise;
  const queryStart = target.indexOf("?");
  if (queryStart === -1) return "";
  const pairs = target.slice(queryStart + 1).split("&");
  const query = pairs.filter((pair) => !NEXT_PARAMETER.test(pair)).join("&");
  return query === "" ? "" : `?${query}`;
}
