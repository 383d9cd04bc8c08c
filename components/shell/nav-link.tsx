"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { Tooltip } from "@/components/ui/tooltip";
import { useIsNavCollapsed } from "./nav-collapsed";
import styles from "./side-nav.module.css";

export type NavLinkProps = {
  href: string;
  icon: ReactNode;
  label: string;
  /** At its end; part of its name. */
  count?: string;
  isCurrent?: boolean;
  /** Another site, in a new tab. */
  isExternal?: boolean;
};

/**
 * One link of the navigation. Collapsed, only its icon is visible; the label stays its name and becomes its tooltip.
 */
export function NavLink({ href, icon, label, count, isCurrent, isExternal }: NavLinkProps) {
  const isCollapsed = useIsNavCollapsed();
  const content = (
    <>
      {icon}
      <span className={styles.label} dir="auto">
        {label}
      </span>
      {count === undefined ? null : (
        <span translate="no" className={styles.count}>
          {count}
        </span>
      )}
    </>
  );
  const link = isExternal ? (
    <a className={styles.link} href={href} target="_blank" rel="noreferrer">
      {content}
    </a>
  ) : (
    <Link className={styles.link} href={href} aria-current={isCurrent ? "page" : undefined}>
      {content}
    </Link>
  );
  return isCollapsed ? (
    <Tooltip label={count === undefined ? label : `${label} · ${count}`} placement="right-center">
      {link}
    </Tooltip>
  ) : (
    link
  );
}
