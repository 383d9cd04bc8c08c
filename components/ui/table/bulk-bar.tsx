"use client";

import { CheckCheck, X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "../button";
import { IconButton } from "../icon-button";
import { usePageKeys } from "../keys/page-keys";
import { useUnderToasts } from "../overlays/use-under-toasts";
import styles from "./bulk-bar.module.css";
import { tableCopy } from "./copy";

export type BulkBarProps = {
  /** How many rows are chosen; the bar is there while it is more than 0. */
  count: number;
  /** Every loaded row is among them, and the list holds this many in all. */
  allLoadedOf?: number | null;
  onClear: () => void;
  /** Under 760 px, where no heading has a box for it: chooses all that is loaded. */
  selectAll?: { label: string; onPress: () => void } | null;
  /** `BulkAction`s, likeliest first. */
  children?: ReactNode;
};

/** What can be done with the chosen rows, floating over the list's lower edge. Escape in it gives the selection up. */
export function BulkBar({ count, allLoadedOf, onClear, selectAll, children }: BulkBarProps) {
  const bar = useRef<HTMLElement>(null);
  // Behind the last of many rows, it would take hundreds of Tabs to come to.
  const goThere = () => bar.current?.querySelector("button")?.focus();
  const keys = count > 0 ? [{ id: "list b", label: tableCopy.commands.act, keys: ["b"], run: goThere }] : [];
  usePageKeys(keys, bar);
  useUnderToasts(bar, count > 0);
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
  /** All that shows under 1100 px. */
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
