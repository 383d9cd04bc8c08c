import { isPublicRoute } from "../../access/decide-route";
import type { SessionEnd } from "../calls/session-lifetime";
import { LOGIN_PATH } from "./copy";

/** Where a page goes when its session ends, with the way back; null where it may stay. A manual sign-out remembers no way. */
export function loginAddress(reason: SessionEnd, here: { pathname: string; search: string }): string | null {
  if (isPublicRoute(here.pathname)) return null;
  if (reason === "manual") return LOGIN_PATH;
  return `${LOGIN_PATH}?from=${encodeURIComponent(here.pathname + here.search)}`;
}
