"use client";

import { ChartColumn, ClipboardCheck, type LucideIcon, ShieldUser, UsersRound } from "lucide-react";
import { usePathname } from "next/navigation";
import { Skeleton } from "@/components/ui/skeleton";
import { SkeletonSwitch } from "@/components/ui/skeleton-switch";
import { homeOf, mayOpenRoute, type NavigationName, navigationFor } from "@/lib/access/role-table";
import { useSession } from "@/lib/client/session/use-session";
import { SIDE_NAVIGATION_SKELETON_ITEMS } from "@/lib/domain/constants";
import type { Role } from "@/lib/domain/roles";
import { NavLink } from "./nav-link";
import styles from "./side-nav.module.css";
import { NAVIGATION_LABELS, WORDS } from "./words";

const ICONS: Partial<Record<NavigationName, LucideIcon>> = {
  insured: UsersRound,
  inspections: ClipboardCheck,
  admin: ShieldUser,
  reports: ChartColumn,
};
const SKELETON_WIDTHS = [88, 64, 72, 104, 56, 80].slice(0, SIDE_NAVIGATION_SKELETON_ITEMS);

/** The role's own screens, six skeleton items while the role is not known yet. */
export function NavItems({ isCollapsed }: { isCollapsed: boolean }) {
  const { session, isLoading } = useSession();
  return (
    <SkeletonSwitch
      isLoading={isLoading && !session}
      loadingLabel={WORDS.loadingNavigation}
      skeleton={<NavSkeleton isCollapsed={isCollapsed} />}
    >
      {() => (session ? <RoleItems role={session.effectiveRole} isCollapsed={isCollapsed} /> : null)}
    </SkeletonSwitch>
  );
}

function RoleItems({ role, isCollapsed }: { role: Role; isCollapsed: boolean }) {
  const path = usePathname();
  const items = navigationFor(role).filter((item) => item.place === "side" && item.href !== null);
  return (
    <ul className={styles.items}>
      {items.map(({ name, href }) => {
        const Icon = ICONS[name];
        return href === null ? null : (
          <li key={name}>
            <NavLink
              href={mayOpenRoute(role, href) ? href : homeOf(role)}
              icon={Icon ? <Icon aria-hidden="true" /> : null}
              label={NAVIGATION_LABELS[name]}
              isCurrent={path === href || path.startsWith(`${href}/`)}
              isCollapsed={isCollapsed}
            />
          </li>
        );
      })}
    </ul>
  );
}

function NavSkeleton({ isCollapsed }: { isCollapsed: boolean }) {
  return (
    <ul className={styles.items} aria-hidden="true">
      {SKELETON_WIDTHS.map((width) => (
        <li key={width} className={styles.skeletonItem} data-testid="navigation-skeleton-item">
          <Skeleton width={16} height={16} />
          {isCollapsed ? null : <Skeleton width={width} />}
        </li>
      ))}
    </ul>
  );
}
