"use client";

import { CheckCheck, X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "../button";
import { useToastsAbove } from "../feedback/use-toasts-above";
import { IconButton } from "../icon-button";
import { usePageKeys } from "../keys/page-keys";
import styles from "./bulk-bar.module.css";
import { tableCopy } from "./copy";

export type BulkBarProps = {
  /** The number of selected rows; the bar shows while it is more than 0. */
  count: number;
  /** Set if every loaded row is selected: the total number of rows in the list. */
  allLoadedOf?: number | null;
  onClear: () => void;
  /** Selects all loaded rows; shown under 760 px, where the heading has no checkbox. */
  selectAll?: { label: string; onPress: () => void } | null;
  /** `BulkAction`s, the most likely first. */
  children?: ReactNode;
};

/**
 * The actions for the selected rows, floating over the lower edge of the list. Escape inside it clears the selection.
 */
export function BulkBar({ count, allLoadedOf, onClear, selectAll, children }: BulkBarProps) {
  const bar = useRef<HTMLElement>(null);
  // In tab order the bar follows the last row, which may be hundreds of Tabs away.
  const focusBar = () => bar.current?.querySelector("button")?.focus();
  const keys = count > 0 ? [{ id: "list b", label: tableCopy.commands.act, keys: ["b"], run: focusBar }] : [];
  usePageKeys(keys, bar);
  useToastsAbove(bar, count > 0);
  if (count === 0) return null;
  return (
    <section
      ref={bar}
      aria-label={tableCopy.selection}
      className={styles.bar}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        onClear();
      }}
    >
      <p className={styles.count}>
        {tableCopy.selected(count)}
        {allLoadedOf ? <span className={styles.total}> {tableCopy.selectedOfTotal(allLoadedOf)}</span> : null}
      </p>
      {children}
      <span className={styles.rule} />
      {selectAll ? (
        <IconButton
          size="sm"
          className={styles.selectAll}
          icon={<CheckCheck />}
          label={selectAll.label}
          onClick={selectAll.onPress}
        />
      ) : null}
      <IconButton size="sm" icon={<X />} label={tableCopy.clearSelection} shortcut="Esc" onClick={onClear} />
    </section>
  );
}

export type BulkActionProps = {
  /** The only part shown under 1100 px. */
  icon: ReactNode;
  label: string;
  disabledReason?: string | null;
  isBusy?: boolean;
  onPress: () => void;
};

export function BulkAction({ icon, label, disabledReason, isBusy, onPress }: BulkActionProps) {
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={icon}
      isLoading={isBusy}
      disabledReason={disabledReason}
      title={disabledReason ? undefined : label}
      onClick={onPress}
    >
      <span className={styles.label}>{label}</span>
    </Button>
  );
}
