"use client";

import { Lock } from "lucide-react";
import { createContext, type ReactNode, useContext, useId } from "react";
import type { SelectionItem } from "@/lib/editor/core/selection";
import type { Layers } from "@/lib/editor/tools/layers/layers";
import { useEditor } from "../context/editor-context";
import { useLayers } from "../state/use-layers";
import styles from "./properties.module.css";

/** The element that says why nothing of what is shown can be changed; undefined where it can. */
const HeldBy = createContext<string | undefined>(undefined);

export const useHeldBy = (): string | undefined => useContext(HeldBy);

/** Of more, an edit that is refused says why. */
const MOST_LOOKED_AT = 60;

/** Why an edit of these would be refused. A corner is held by all that meets in it too, any other element by its own lock. */
function reasonOf(layers: Layers, items: readonly SelectionItem[]): string | null {
  if (items.length > MOST_LOOKED_AT) return null;
  for (const item of items) {
    const mayBeHeld = item.kind === "vertex" || layers.lockOf(item.kind, item.key) !== null;
    const refusal = mayBeHeld ? layers.refuseToMove([item]) : null;
    if (refusal) return refusal.message;
  }
  return null;
}

/** The fields of what is selected: to be read alone, with the reason over them, where it is locked. */
export function HeldFields({ items, children }: { items: readonly SelectionItem[]; children: ReactNode }) {
  const { view } = useEditor();
  useLayers(view);
  const id = useId();
  const reason = reasonOf(view.layers, items);
  return (
    <HeldBy value={reason === null ? undefined : id}>
      {reason === null ? null : (
        <p id={id} className={styles.locked}>
          <Lock aria-hidden="true" />
          {reason}
        </p>
      )}
      {children}
    </HeldBy>
  );
}
