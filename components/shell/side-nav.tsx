"use client";

import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { useAction } from "@/lib/client/actions/use-action";
import { changeAppearance, useAppearance } from "@/lib/client/appearance/use-appearance";
import { COPY } from "./frame/copy";
import { NavContent } from "./nav-content";
import { NavColumn } from "./nav-frame";
import styles from "./side-nav.module.css";

export type SideNavProps = {
  /** Keeps the navigation collapsed, regardless of the employee's setting. */
  isForcedNarrow: boolean;
  /** Shown inside a page, as in the gallery, with the height of its container. */
  isInline?: boolean;
  quickSearch?: ReactNode;
  views?: ReactNode;
};

/** The navigation at the side. */
export function SideNav({ isForcedNarrow, isInline = false, quickSearch, views }: SideNavProps) {
  const { isNavCollapsed } = useAppearance();
  const { shortcut } = useAction("view.toggle-navigation") ?? {};
  const isCollapsed = isForcedNarrow || isNavCollapsed;
  const toggle = isForcedNarrow ? null : (
    <IconButton
      size="sm"
      className={styles.toggle}
      icon={isCollapsed ? <PanelLeftOpen /> : <PanelLeftClose />}
      label={isCollapsed ? COPY.expandNavigation : COPY.collapseNavigation}
      shortcut={shortcut}
      aria-expanded={!isCollapsed}
      tooltipPlacement="right-center"
      onClick={() => changeAppearance({ isNavCollapsed: !isNavCollapsed })}
    />
  );
  return (
    <NavColumn isNarrow={isForcedNarrow || (isInline && isCollapsed)} isInline={isInline}>
      <NavContent isCollapsed={isCollapsed} toggle={toggle} quickSearch={quickSearch} views={views} />
    </NavColumn>
  );
}
