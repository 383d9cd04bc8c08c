import { isPublicRoute } from "../../access/decide-route";
import type { SessionEnd } from "../calls/session-lifetime";
import { LOGIN_PATH } from "./copy";

/**
 * Returns the sign-in address for a page whose session has ended, with a return path; null if the page may stay open.
 * A manual sign-out has no return path.
 */
export function loginAddress(reason: SessionEnd, page: { pathname: string; search: string }): string | null {
  if (isPublicRoute(page.pathname)) return null;
  if (reason === "manual") return LOGIN_PATH;
  return `${LOGIN_PATH}?from=${encodeURIComponent(page.pathname + page.search)}`;
}
