"use client";

import { Search } from "lucide-react";
import { Kbd } from "@/components/ui/kbd";
import { Tooltip } from "@/components/ui/tooltip";
import { useAction } from "@/lib/client/actions/use-action";
import { PALETTE_ACTION } from "../actions/shell-actions";
import { useIsNavCollapsed } from "../nav-collapsed";
import styles from "./palette-field.module.css";
import { WORDS } from "./words";

/** Looks like a field at the head of the navigation, and opens the palette; one icon where the navigation is narrow. */
export function PaletteField() {
  const isNarrow = useIsNavCollapsed();
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
      <span className={styles.label}>{WORDS.field}</span>
      <span className={styles.key} aria-hidden="true">
        {action?.shortcut ? <Kbd>{action.shortcut}</Kbd> : null}
      </span>
    </button>
  );
  return isNarrow ? (
    <Tooltip label={WORDS.field} shortcut={action?.shortcut} placement="right-center">
      {field}
    </Tooltip>
  ) : (
    field
  );
}
