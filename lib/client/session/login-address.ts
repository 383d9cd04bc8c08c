import { isPublicRoute } from "../../access/decide-route";
import type { SessionEnd } from "../calls/session-lifetime";
import { LOGIN_PATH } from "./copy";

/**
 * The sign-in address for a page whose session has ended, with a return path; null if the page may stay. A manual
 * sign-out has no return path.
 */
export function loginAddress(reason: SessionEnd, here: { pathname: string; search: string }): string | null {
  if (isPublicRoute(here.pathname)) return null;
  if (reason === "manual") return LOGIN_PATH;
  return `${LOGIN_PATH}?from=${encodeURIComponent(here.pathname + here.search)}`;
}
