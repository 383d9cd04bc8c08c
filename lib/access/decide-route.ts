/** Decides about an address: open it, or redirect (specification section 2, "Redirect behavior"). */
import { DAY_MS, PASSWORD_EXPIRY_WARNING_DAYS } from "../domain/constants";
import type { Role } from "../domain/roles";
import { homeOf, mayOpenRoute } from "./role-table";
import { matchesRoute, withoutTrailingSlash } from "./route-pattern";
import { safeReturnPath } from "./safe-return-path";

export type RouteSession = {
  /** The effective role: the impersonated one, if there is one. */
  effectiveRole: Role;
  isMfaPending: boolean;
  /** ISO 8601, or null if the password never expires. */
  passwordExpiresAt: string | null;
};
export type RouteDecision = { kind: "next" } | { kind: "redirect"; to: string };
export type RouteRequest = {
  path: string;
  /** The query string with its question mark, or empty. */
  search: string;
  session: RouteSession | null;
  /** Milliseconds since 1970. */
  now: number;
};

/** Paths without a route guard: API calls, files, health probes, and the component gallery (absent in prod). */
const UNGUARDED = ["/api/**", "/_next/**", "/templates/**", "/gallery/**", "/icons/**", "/healthz", "/readyz"];
const ROOT_FILE = /^\/[\w-]+\.(?:ico|png|svg|txt|xml|json|webmanifest)$/;
const LOGIN_PAGES = ["/login", "/verify-mfa", "/resend-mfa", "/verify-backup-code", "/forgot-password"];
/** Pages opened from an email link. They open for signed-in employees too: the email may be for another account. */
const LINK_PAGES = ["/reset-password/*/*", "/reset-expired-password/*/*", "/activate-account/*/*/*"];
const RESET_PASSWORD = "/reset-password";
/** A path below these may be a token, complete or cut off, and is never kept as a return path. */
const LINK_ROOTS = ["/reset-password/", "/reset-expired-password/", "/activate-account/"];

const NEXT: RouteDecision = { kind: "next" };
const redirect = (to: string): RouteDecision => ({ kind: "redirect", to });
const redirectToReset = (from: string) => redirect(`${RESET_PASSWORD}?from=${encodeURIComponent(from)}`);
const isOneOf = (patterns: readonly string[], path: string) => patterns.some((pattern) => matchesRoute(pattern, path));

/** Whether every escape in a path decodes to valid text; Next.js answers 500 to other paths. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Whether a path is a step of the sign-in, which a signed-in employee has completed. */
export function isSignInRoute(path: string): boolean {
  return isOneOf(LOGIN_PAGES, withoutTrailingSlash(path));
}

/** Whether a path is a page (not a file or API call) that opens for everybody, signed in or not. */
export function isPublicRoute(path: string): boolean {
  return isSignInRoute(path) || isOneOf(LINK_PAGES, withoutTrailingSlash(path));
}

function isBelowLinkRoot(path: string): boolean {
  const plain = decodeURIComponent(path).toLowerCase();
  return LINK_ROOTS.some((root) => plain.startsWith(root));
}

/** Whether a path is a page of the app whose address contains no token or part of one. */
export function isTokenFreePage(path: string): boolean {
  return isReadable(path) && !isOneOf(UNGUARDED, path) && !ROOT_FILE.test(path) && !isBelowLinkRoot(path);
}

function withFrom(page: string, path: string, search: string): string {
  if ((path === "/" && search === "") || isBelowLinkRoot(path)) return page;
  return `${page}?from=${encodeURIComponent(path + search)}`;
}

/** Whether the password expires in less than 7 days, or has expired. */
export function isPasswordExpiring(passwordExpiresAt: string | null, now: number): boolean {
  if (passwordExpiresAt === null) return false;
  return Date.parse(passwordExpiresAt) - now < PASSWORD_EXPIRY_WARNING_DAYS * DAY_MS;
}

function decideSignedIn(path: string, search: string, session: RouteSession, now: number): RouteDecision {
  const role = session.effectiveRole;
  const isExpiring = isPasswordExpiring(session.passwordExpiresAt, now);
  const returnPath = safeReturnPath(new URLSearchParams(search).get("from"), role);
  if (isOneOf(LOGIN_PAGES, path)) {
    return isExpiring && returnPath !== null ? redirectToReset(returnPath) : redirect(returnPath ?? "/insured");
  }
  if (isExpiring) {
    if (path === RESET_PASSWORD) return NEXT;
    const requested = safeReturnPath(path + search, role);
    // A reset returns to the role's home page by default.
    return requested === null || requested === homeOf(role) ? redirect(RESET_PASSWORD) : redirectToReset(requested);
  }
  // A reset that was requested on the way to a page is complete, so that page opens.
  if (path === RESET_PASSWORD && returnPath !== null) return redirect(returnPath);
  return mayOpenRoute(role, path) ? NEXT : redirect(homeOf(role));
}

/** Decides whether a path opens. A chain of redirects has at most three and ends at a page that opens. */
export function decideRoute({ path: rawPath, search, session, now }: RouteRequest): RouteDecision {
  const path = isReadable(rawPath) ? withoutTrailingSlash(rawPath) : "/";
  if (isOneOf(UNGUARDED, path) || ROOT_FILE.test(path) || isOneOf(LINK_PAGES, path)) return NEXT;
  if (session && !session.isMfaPending) return decideSignedIn(path, search, session, now);
  if (isOneOf(LOGIN_PAGES, path)) return NEXT;
  return redirect(withFrom(session ? "/verify-mfa" : "/login", path, search));
}
