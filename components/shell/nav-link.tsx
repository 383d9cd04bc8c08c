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
  /** Shown after the label; part of the accessible name. */
  count?: string;
  isCurrent?: boolean;
  /** Whether the link opens another site, in a new tab. */
  isExternal?: boolean;
};

/**
 * A link of the navigation. In the collapsed navigation only its icon is visible; the label becomes the tooltip and
 * stays the accessible name.
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
