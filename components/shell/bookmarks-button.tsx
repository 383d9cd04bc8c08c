"use client";

import { BookMarked } from "lucide-react";
import { Tooltip } from "@/components/ui/tooltip";
import { useAction } from "@/lib/client/actions/use-action";
import { useIsNavCollapsed } from "./nav-collapsed";
import styles from "./side-nav.module.css";

/** The command that opens the drawer. */
export const BOOKMARKS_ACTION = "go.bookmarks";

/** Opens the bookmarked claims from the navigation; renders nothing for roles without bookmarks. */
export function BookmarksButton() {
  const action = useAction(BOOKMARKS_ACTION);
  const isCollapsed = useIsNavCollapsed();
  if (action === null) return null;
  const button = (
    <button type="button" className={styles.link} aria-haspopup="dialog" onClick={action.run}>
      <BookMarked aria-hidden="true" />
      <span className={styles.label}>{action.label}</span>
    </button>
  );
  return isCollapsed ? (
    <Tooltip label={action.label} shortcut={action.shortcut} placement="right-center">
      {button}
    </Tooltip>
  ) : (
    button
  );
}
