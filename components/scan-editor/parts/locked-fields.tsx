"use client";

import { Lock } from "lucide-react";
import { createContext, type ReactNode, useContext, useId } from "react";
import type { SelectionItem } from "@/lib/editor/core/selection";
import type { Layers } from "@/lib/editor/tools/layers/layers";
import { useEditor } from "../context/editor-context";
import { useLayers } from "../state/use-layers";
import styles from "./properties.module.css";

/** The id of the element with the reason why the fields are read-only; undefined if they are editable. */
const LockedBy = createContext<string | undefined>(undefined);

export const useLockedBy = (): string | undefined => useContext(LockedBy);

/** Larger selections are not checked; the refusal of an edit gives the reason. */
const MAX_CHECKED = 60;

/**
 * Returns why an edit of these elements would be refused, or null. Every element that meets in a corner can lock the
 * corner; other elements have only their own lock.
 */
function lockReason(layers: Layers, items: readonly SelectionItem[]): string | null {
  if (items.length > MAX_CHECKED) return null;
  for (const item of items) {
    const mayBeLocked = item.kind === "vertex" || layers.lockOf(item.kind, item.key) !== null;
    const refusal = mayBeLocked ? layers.refuseToMove([item]) : null;
    if (refusal) return refusal.message;
  }
  return null;
}

/** The fields of the selection: read-only, with the reason above them, if the selection is locked. */
export function LockedFields({ items, children }: { items: readonly SelectionItem[]; children: ReactNode }) {
  const { view } = useEditor();
  useLayers(view);
  const id = useId();
  const reason = lockReason(view.layers, items);
  return (
    <LockedBy value={reason === null ? undefined : id}>
      {reason === null ? null : (
        <p id={id} className={styles.locked}>
          <Lock aria-hidden="true" />
          {reason}
        </p>
      )}
      {children}
    </LockedBy>
  );
}
