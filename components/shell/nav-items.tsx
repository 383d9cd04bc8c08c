"use client";

import { ChartColumn, ClipboardCheck, type LucideIcon, RefreshCw, ShieldUser, UsersRound } from "lucide-react";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { SkeletonSwitch } from "@/components/ui/feedback/skeleton-switch";
import { IconButton } from "@/components/ui/icon-button";
import { homeOf, mayOpenRoute, type NavigationName, navigationFor } from "@/lib/access/role-table";
import type { Unread } from "@/lib/client/session/use-unread";
import { SIDE_NAVIGATION_SKELETON_ITEMS } from "@/lib/domain/constants";
import type { Role } from "@/lib/domain/roles";
import { COPY, NAVIGATION_LABELS } from "./frame/copy";
import { useIsNavCollapsed } from "./nav-collapsed";
import { NavLink } from "./nav-link";
import styles from "./side-nav.module.css";

const ICONS: Partial<Record<NavigationName, LucideIcon>> = {
  insured: UsersRound,
  inspections: ClipboardCheck,
  admin: ShieldUser,
  reports: ChartColumn,
};
const SKELETON_WIDTHS = [88, 64, 72, 104, 56, 80].slice(0, SIDE_NAVIGATION_SKELETON_ITEMS);

/** The path of claims. Roles without the list of insured reach them from Inspections, so that item is then current. */
const OVERVIEW = "/insured/overview";
const isWithin = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`);

export type NavItemsProps = {
  /** The effective role; null until it is known. */
  role: Role | null;
  isLoading: boolean;
  unread: Unread;
  /** The current page. */
  path: string;
};

/** The role's own screens; six skeleton items until the role is known, and a retry if it cannot be loaded. */
export function NavItems({ role, isLoading, unread, path }: NavItemsProps) {
  return (
    <SkeletonSwitch
      isLoading={isLoading && role === null}
      loadingLabel={COPY.loadingNavigation}
      skeleton={<NavSkeleton />}
    >
      {() => {
        if (role !== null) return <RoleItems role={role} path={path} />;
        return unread.isUnread ? <LoadFailure unread={unread} /> : null;
      }}
    </SkeletonSwitch>
  );
}

function RoleItems({ role, path }: { role: Role; path: string }) {
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
              isCurrent={isWithin(path, href) || (name === "inspections" && isWithin(path, OVERVIEW))}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Six items with the geometry of the real ones. */
export function NavSkeleton() {
  const isCollapsed = useIsNavCollapsed();
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

function LoadFailure({ unread }: { unread: Unread }) {
  return (
    <div className={styles.unread} role="alert">
      <span className={styles.label}>{COPY.navigationUnread}</span>
      <IconButton
        size="sm"
        icon={<RefreshCw />}
        label={COPY.tryAgain}
        tooltipPlacement="right-center"
        isLoading={unread.isAsking}
        onClick={() => void unread.ask()}
      />
    </div>
  );
}
