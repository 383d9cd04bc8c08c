/** Whether a call comes from the app's own pages (quality rule S5). */

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

/**
 * Unsafe methods need the same origin by Sec-Fetch-Site, or else the exact Origin; every call needs the app's header.
 */
export function isFromOurPages(method: string, headers: Headers, appOrigin: string): boolean {
  if (headers.get("x-requested-with") !== "lintel") return false;
  const site = headers.get("sec-fetch-site");
  if (SAFE_METHODS.includes(method)) return site === null || site === "same-origin";
  if (site !== null) return site === "same-origin";
  return headers.get("origin") === appOrigin;
}
