"use client";

import { History, Redo2, Undo2 } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { HistoryView } from "@/lib/editor/core/history";
import type { EditorView } from "../canvas/view/editor-view";
import { togglePanel } from "../docking/column-room";
import { useIsPanelOpen } from "../docking/use-is-panel-open";
import { COPY } from "../names/copy";
import { HISTORY_COPY } from "../panels/history/copy";
import { throughHistory } from "../panels/history/through-history";
import { useHistoryPart } from "../state/use-store";
import styles from "./bar.module.css";

const nextUndo = (history: HistoryView): string | null => history.undoLabel;
const nextRedo = (history: HistoryView): string | null => history.redoLabel;

/** Undo, redo and the list of edits; drawn anew when the next undo or redo is another one. */
export function HistoryButtons({ store, view }: { store: EditorStore; view: EditorView }) {
  const undoLabel = useHistoryPart(store, nextUndo);
  const redoLabel = useHistoryPart(store, nextRedo);
  const isHistoryOpen = useIsPanelOpen(view, "history");
  return (
    <div className={styles.history}>
      <IconButton
        icon={<Undo2 />}
        label={COPY.undo}
        aria-description={undoLabel ?? undefined}
        shortcut="⌘Z"
        disabledReason={undoLabel !== null ? null : COPY.nothingToUndo}
        onClick={() => throughHistory({ store, view }, "undo")}
      />
      <IconButton
        icon={<Redo2 />}
        label={COPY.redo}
        aria-description={redoLabel ?? undefined}
        shortcut="⇧⌘Z"
        disabledReason={redoLabel !== null ? null : COPY.nothingToRedo}
        onClick={() => throughHistory({ store, view }, "redo")}
      />
      <IconButton
        icon={<History />}
        label={isHistoryOpen ? HISTORY_COPY.hide : HISTORY_COPY.show}
        aria-pressed={isHistoryOpen}
        shortcut="⇧H"
        onClick={() => togglePanel(view, "history")}
      />
    </div>
  );
}
