/** Routes and navigation of each role (specification section 2), as one table. */
import type { Role } from "../domain/roles";
import { type Action, may } from "./permissions";
import { matchesRoute, withoutTrailingSlash } from "./route-pattern";

type RoleRoutes = { home: string; opens: readonly string[] };

const ERROR_ROUTES = ["/error", "/error/*"];
const DEFAULT_ROUTES: RoleRoutes = {
  home: "/insured/policies",
  opens: ["/insured/**", "/admin/**", "/settings/**", "/reporting/**", ...ERROR_ROUTES],
};

const ROUTES_BY_ROLE: Record<Role, RoleRoutes> = {
  employee: DEFAULT_ROUTES,
  poweruser: DEFAULT_ROUTES,
  admin: DEFAULT_ROUTES,
  superadmin: DEFAULT_ROUTES,
  claims_reviewer: { home: "/settings", opens: ["/settings/**", ...ERROR_ROUTES] },
  underwriting_reviewer: {
    home: "/insured/inspections",
    opens: ["/settings/**", "/insured/inspections/**", "/insured/overview/**", ...ERROR_ROUTES],
  },
};

/** Whether a page at this path only explains why another is not shown. */
export const isErrorRoute = (path: string): boolean => ERROR_ROUTES.some((pattern) => matchesRoute(pattern, path));

/** Returns the home page of a role: its list, or its only screen. */
export function homeOf(role: Role): string {
  return ROUTES_BY_ROLE[role].home;
}

/** Returns the list from which a role opens a claim, and to which it returns. */
export function homeListOf(role: Role): "insured" | "inspections" {
  return homeOf(role) === "/insured/inspections" ? "inspections" : "insured";
}

/** Whether a role's route set includes this path. `/insured` alone is not a screen: it redirects to the role's list. */
export function mayOpenRoute(role: Role, path: string): boolean {
  const plain = withoutTrailingSlash(path);
  if (plain === "/insured") return false;
  return ROUTES_BY_ROLE[role].opens.some((pattern) => matchesRoute(pattern, plain));
}

/** The permission that a page requires in addition to the route set; without it, an explanation is shown. */
const PAGE_ACTIONS: readonly { pattern: string; action: Action }[] = [
  { pattern: "/admin/companies/**", action: "viewAdministration" },
  { pattern: "/admin/employees/**", action: "viewAdministration" },
];

/** Returns the permission required for the page at this path, or null if the route set is enough. */
export function pageAction(path: string): Action | null {
  const plain = withoutTrailingSlash(path);
  return PAGE_ACTIONS.find(({ pattern }) => matchesRoute(pattern, plain))?.action ?? null;
}

/** Whether a role sees the page at this path, without a redirect or an explanation. */
export function mayOpenPage(role: Role, path: string): boolean {
  const action = pageAction(path);
  return mayOpenRoute(role, path) && (action === null || may(role, action));
}

export type NavigationName = "insured" | "inspections" | "admin" | "reports" | "help" | "settings";
export type NavigationItem = {
  name: NavigationName;
  place: "side" | "user-menu";
  /** Null for an address from the environment (the documentation site, which differs for underwriting_reviewer). */
  href: string | null;
  roles: readonly Role[] | "all";
};

const LEAD_ROLES: readonly Role[] = ["admin", "superadmin", "poweruser"];

export const NAVIGATION: readonly NavigationItem[] = [
  {
    name: "insured",
    place: "side",
    href: "/insured",
    roles: ["employee", "poweruser", "admin", "superadmin"],
  },
  {
    name: "inspections",
    place: "side",
    href: "/insured/inspections",
    roles: ["underwriting_reviewer"],
  },
  { name: "admin", place: "side", href: "/admin", roles: LEAD_ROLES },
  { name: "reports", place: "side", href: "/reporting", roles: LEAD_ROLES },
  { name: "help", place: "side", href: null, roles: "all" },
  { name: "settings", place: "user-menu", href: "/settings", roles: "all" },
];

/** Returns the items that a role sees, in order. */
export function navigationFor(role: Role): readonly NavigationItem[] {
  return NAVIGATION.filter((item) => item.roles === "all" || item.roles.includes(role));
}
