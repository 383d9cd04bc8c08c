"use client";

import { Menu as MenuIcon } from "lucide-react";
import Link from "next/link";
import { usePathname, useSearchParams } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Drawer } from "@/components/ui/overlays/drawer";
import { Wordmark } from "@/components/ui/wordmark";
import { useSession } from "@/lib/client/session/use-session";
import { COPY } from "./frame/copy";
import { NavContent } from "./nav-content";
import styles from "./top-bar.module.css";

export type TopBarProps = {
  /** Shows the bar on wide screens too, inside a page such as the gallery. */
  isInline?: boolean;
  quickSearch?: ReactNode;
  views?: ReactNode;
};

/**
 * On narrow screens the navigation is a drawer that a button in this bar opens; it closes on navigation and when
 * impersonation begins or ends.
 */
export function TopBar({ isInline, quickSearch, views }: TopBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const path = usePathname();
  const query = useSearchParams().toString();
  const actingAs = useSession().session?.impersonation?.role ?? "";
  const pageState = `${path} ${query} ${actingAs}`;
  const [openedAt, setOpenedAt] = useState(pageState);
  useEffect(() => {
    if (pageState !== openedAt) setIsOpen(false);
  }, [pageState, openedAt]);
  const open = () => {
    setOpenedAt(pageState);
    setIsOpen(true);
  };
  return (
    <header className={styles.bar} data-inline={isInline || undefined}>
      <IconButton icon={<MenuIcon />} label={COPY.openNavigation} aria-expanded={isOpen} onClick={open} />
      <Link href="/" aria-label={COPY.product}>
        <Wordmark name={COPY.product} />
      </Link>
      <Drawer isOpen={isOpen} onOpenChange={setIsOpen} title={COPY.navigation} isTitleHidden side="left">
        <div className={styles.drawer}>
          <NavContent isCollapsed={false} quickSearch={quickSearch} views={views} onOpen={() => setIsOpen(false)} />
        </div>
      </Drawer>
    </header>
  );
}
