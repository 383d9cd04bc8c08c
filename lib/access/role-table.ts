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

/** Whether a page at this path only says why another is not shown. */
export const isErrorRoute = (path: string): boolean => ERROR_ROUTES.some((pattern) => matchesRoute(pattern, path));

/** Where a role lands: its list, or its only screen. */
export function homeOf(role: Role): string {
  return ROUTES_BY_ROLE[role].home;
}

/** Which list a role comes from when it opens a claim, and is led back to. */
export function homeListOf(role: Role): "insured" | "inspections" {
  return homeOf(role) === "/insured/inspections" ? "inspections" : "insured";
}

/** Whether a role's route set holds this path. `/insured` alone is no screen: it leads to the role's list. */
export function mayOpenRoute(role: Role, path: string): boolean {
  const plain = withoutTrailingSlash(path);
  if (plain === "/insured") return false;
  return ROUTES_BY_ROLE[role].opens.some((pattern) => matchesRoute(pattern, plain));
}

/** What a page asks of a role beyond its route set; who may not is told so in its place. */
const PAGE_ACTIONS: readonly { pattern: string; action: Action }[] = [
  { pattern: "/admin/companies/**", action: "viewAdministration" },
  { pattern: "/admin/employees/**", action: "viewAdministration" },
];

/** What a role must be allowed to be shown the page at this path; null where its route set is enough. */
export function pageAction(path: string): Action | null {
  const plain = withoutTrailingSlash(path);
  return PAGE_ACTIONS.find(({ pattern }) => matchesRoute(pattern, plain))?.action ?? null;
}

/** Whether a role is shown the page at this path, and not led away or told that it may not. */
export function mayOpenPage(role: Role, path: string): boolean {
  const action = pageAction(path);
  return mayOpenRoute(role, path) && (action === null || may(role, action));
}

export type NavigationName = "insured" | "inspections" | "admin" | "reports" | "help" | "settings";
export type NavigationItem = {
  name: NavigationName;
  place: "side" | "user-menu";
  /** null: an address of the environment (the documentation site, which differs for underwriting_reviewer). */
  href: string | null;
  roles: readonly Role[] | "all";
};

const REPORT_ROLES: readonly Role[] = ["admin", "superadmin", "poweruser"];

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
  { name: "admin", place: "side", href: "/admin", roles: REPORT_ROLES },
  { name: "reports", place: "side", href: "/reporting", roles: REPORT_ROLES },
  { name: "help", place: "side", href: null, roles: "all" },
  { name: "settings", place: "user-menu", href: "/settings", roles: "all" },
];

/** The items a role sees, in their order. */
export function navigationFor(role: Role): readonly NavigationItem[] {
  return NAVIGATION.filter((item) => item.roles === "all" || item.roles.includes(role));
}
