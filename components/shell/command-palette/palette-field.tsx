"use client";

import { Search } from "lucide-react";
import { Kbd } from "@/components/ui/kbd";
import { Tooltip } from "@/components/ui/tooltip";
import { useAction } from "@/lib/client/actions/use-action";
import { PALETTE_ACTION } from "../actions/shell-actions";
import { useIsNavCollapsed } from "../nav-collapsed";
import { COPY } from "./copy";
import styles from "./palette-field.module.css";

/** Looks like a field at the top of the navigation and opens the palette; an icon if the navigation is collapsed. */
export function PaletteField() {
  const isCollapsed = useIsNavCollapsed();
  const action = useAction(PALETTE_ACTION);
  const field = (
    <button
      type="button"
      className={styles.field}
      aria-haspopup="dialog"
      aria-keyshortcuts="Meta+K Control+K"
      onClick={action?.run}
    >
      <Search aria-hidden="true" />
      <span className={styles.label}>{COPY.field}</span>
      <span className={styles.key} aria-hidden="true">
        {action?.shortcut ? <Kbd>{action.shortcut}</Kbd> : null}
      </span>
    </button>
  );
  return isCollapsed ? (
    <Tooltip label={COPY.field} shortcut={action?.shortcut} placement="right-center">
      {field}
    </Tooltip>
  ) : (
    field
  );
}
