"use client";

import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { changeAppearance, useAppearance } from "@/lib/client/appearance/use-appearance";
import { NavContent } from "./nav-content";
import styles from "./side-nav.module.css";
import { WORDS } from "./words";

/** The navigation at the side. `isForcedNarrow` pages keep it collapsed whatever the person chose. */
export function SideNav({ isForcedNarrow }: { isForcedNarrow: boolean }) {
  const { isNavCollapsed } = useAppearance();
  const isCollapsed = isForcedNarrow || isNavCollapsed;
  const toggle = isForcedNarrow ? null : (
    <IconButton
      size="sm"
      className={styles.toggle}
      icon={isCollapsed ? <PanelLeftOpen /> : <PanelLeftClose />}
      label={isCollapsed ? WORDS.expandNavigation : WORDS.collapseNavigation}
      aria-expanded={!isCollapsed}
      tooltipPlacement="right-center"
      onClick={() => changeAppearance({ isNavCollapsed: !isNavCollapsed })}
    />
  );
  return (
    <aside className={styles.side} data-narrow={isForcedNarrow || undefined}>
      <NavContent isCollapsed={isCollapsed} toggle={toggle} />
    </aside>
  );
}
