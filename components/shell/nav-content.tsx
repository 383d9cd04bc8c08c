"use client";

import { CircleHelp } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { Wordmark } from "@/components/ui/wordmark";
import { useAppearance } from "@/lib/client/appearance/use-appearance";
import { usePublicConfig } from "@/lib/client/public-config";
import { useSession } from "@/lib/client/session/use-session";
import { NavItems } from "./nav-items";
import { NavLink } from "./nav-link";
import styles from "./side-nav.module.css";
import { THEME_ICONS, ThemeMenu } from "./theme-menu";
import { UserMenu } from "./user-menu";
import { NAVIGATION_LABELS, WORDS } from "./words";

/** The navigation from mark to user menu; the same at the side and in the drawer of small screens. */
export function NavContent({ isCollapsed, toggle }: { isCollapsed: boolean; toggle?: ReactNode }) {
  const { helpUrl, helpUrlUnderwriting } = usePublicConfig();
  const { session } = useSession();
  const { theme } = useAppearance();
  const help = session?.effectiveRole === "underwriting_reviewer" ? helpUrlUnderwriting : helpUrl;
  const ThemeIcon = THEME_ICONS[theme];
  return (
    <>
      <div className={styles.head}>
        <Link href="/" className={styles.home} aria-label={WORDS.product}>
          <Wordmark name={WORDS.product} />
        </Link>
        {toggle}
      </div>
      <nav aria-label={WORDS.navigation} className={styles.main}>
        <NavItems isCollapsed={isCollapsed} />
      </nav>
      <div className={styles.foot}>
        {help ? (
          <NavLink
            href={help}
            icon={<CircleHelp aria-hidden="true" />}
            label={NAVIGATION_LABELS.help}
            isExternal
            isCollapsed={isCollapsed}
          />
        ) : null}
        <ThemeMenu
          placement="top-start"
          trigger={
            <button type="button" className={styles.link}>
              <ThemeIcon aria-hidden="true" />
              <span className={styles.label}>{WORDS.theme}</span>
            </button>
          }
        />
        <UserMenu />
      </div>
    </>
  );
}
