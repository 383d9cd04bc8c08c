"use client";

import { Sparkles, Tag, Trash2, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Menu, MenuItem } from "@/components/ui/menus/menu";
import { useAction } from "@/lib/client/actions/use-action";
import { QUICK_TAG_LABELS } from "@/lib/domain/hazards";
import styles from "./contact-sheet.module.css";
import { regionCopy as copy } from "./copy";

export type SheetBulkBarProps = {
  count: number;
  canTag: boolean;
  /** Why tagging or deleting is disabled. */
  cannotTag: string | null;
  canDelete: boolean;
  cannotDelete: string | null;
  onTag: (label: string) => void;
  onDelete: () => void;
  onClear: () => void;
  /** Null if the role may not request suggestions. */
  onDetect: (() => void) | null;
  /** Progress of the detector. */
  round: { done: number; of: number } | null;
  /** More actions, before Delete. */
  children?: ReactNode;
};

/** Bulk actions below the sheet. */
export function SheetBulkBar({
  count,
  canTag,
  cannotTag,
  canDelete,
  cannotDelete,
  onTag,
  onDelete,
  onClear,
  onDetect,
  round,
  children,
}: SheetBulkBarProps) {
  const detect = useAction("review.detect");
  const tagButton = { size: "sm", variant: "ghost", icon: <Tag /> } as const;
  return (
    <section className={styles.bulk} aria-label={copy.chosen(count)}>
      <span className={styles.count} role="status">
        {copy.chosen(count)}
      </span>
      {canTag && cannotTag ? (
        <Button {...tagButton} disabledReason={cannotTag}>
          {copy.tagChosen}
        </Button>
      ) : canTag ? (
        <Menu placement="top-start" trigger={<Button {...tagButton}>{copy.tagChosen}</Button>}>
          {QUICK_TAG_LABELS.map((label, index) => (
            <MenuItem key={label} shortcut={`${index + 1}`} onSelect={() => onTag(label)}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      ) : null}
      {onDetect ? (
        <Button
          size="sm"
          variant="ghost"
          icon={<Sparkles />}
          isLoading={round !== null}
          shortcut={detect?.shortcut}
          onClick={onDetect}
        >
          {round ? copy.detectingChosen(round.done, round.of) : copy.detectChosen}
        </Button>
      ) : null}
      {children}
      {canDelete ? (
        <Button size="sm" variant="ghost" icon={<Trash2 />} disabledReason={cannotDelete} onClick={onDelete}>
          {copy.deletePhotos}
        </Button>
      ) : null}
      <Button size="sm" variant="ghost" icon={<X />} className={styles.clear} shortcut="Esc" onClick={onClear}>
        {copy.clearSelection}
      </Button>
    </section>
  );
}
