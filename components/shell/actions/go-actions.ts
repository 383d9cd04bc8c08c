/** The commands that open a screen of the role. */
import { ChartColumn, ClipboardCheck, Contact, Info, Settings, ShieldUser, UsersRound } from "lucide-react";
import { mayOpenRoute, NAVIGATION, type NavigationName } from "@/lib/access/role-table";
import type { Action, ActionIcon } from "@/lib/client/actions/action";
import { EMPLOYEES_PATH } from "@/lib/domain/admin-paths";
import { INSPECTIONS_PATH, POLICIES_PATH } from "@/lib/domain/insured-paths";
import { COPY } from "./copy";

/** The id of the command that the user menu runs. */
export const SETTINGS_ACTION = "go.settings";

type Destination = {
  name: keyof typeof COPY.places;
  href: string;
  key?: string;
  icon: ActionIcon;
  /** The navigation item whose roles have this command; by default the item of the same name. */
  under?: NavigationName;
};

const DESTINATIONS: readonly Destination[] = [
  { name: "insured", href: POLICIES_PATH, key: "g i", icon: UsersRound },
  { name: "inspections", href: INSPECTIONS_PATH, key: "g n", icon: ClipboardCheck },
  { name: "admin", href: "/admin", key: "g a", icon: ShieldUser },
  { name: "employees", href: EMPLOYEES_PATH, icon: Contact, under: "admin" },
  { name: "reports", href: "/reporting", key: "g r", icon: ChartColumn },
  { name: "settings", href: "/settings", key: "g s", icon: Settings },
  { name: "security", href: "/settings/security", icon: Settings },
  { name: "appearance", href: "/settings/appearance", icon: Settings },
  { name: "about", href: "/settings/about", icon: Info },
];

/** Screens that are open to more roles than those with a navigation item. */
const OUTSIDE_NAVIGATION: ReadonlySet<string> = new Set<NavigationName>(["inspections"]);

/** Returns the commands. `go` opens an address of the app. `hasKeys` is false in the scan editor, which uses G. */
export function goActions(go: (href: string) => void, hasKeys = true): Action[] {
  return DESTINATIONS.map(({ name, href, key, icon, under = name }) => {
    const item = NAVIGATION.find((candidate) => candidate.name === under);
    return {
      id: `go.${name}`,
      group: "go",
      label: COPY.goTo(COPY.places[name]),
      keys: key === undefined || !hasKeys ? undefined : [key],
      icon,
      href,
      isFor: (role) =>
        mayOpenRoute(role, href) &&
        (item === undefined || item.roles === "all" || OUTSIDE_NAVIGATION.has(name) || item.roles.includes(role)),
      run: () => go(href),
    };
  });
}
