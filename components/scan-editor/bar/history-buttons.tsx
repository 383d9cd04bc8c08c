"use client";

import { History, Redo2, Undo2 } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import type { HistoryView } from "@/lib/editor/core/history";
import { useEditor } from "../context/editor-context";
import { togglePanel } from "../docking/side-column";
import { useIsPanelOpen } from "../docking/use-is-panel-open";
import { COPY } from "../names/copy";
import { HISTORY_COPY } from "../panels/history/copy";
import { stepHistory } from "../panels/history/step-history";
import { useHistoryPart } from "../state/use-store";
import styles from "./bar.module.css";

const nextUndo = (history: HistoryView): string | null => history.undoLabel;
const nextRedo = (history: HistoryView): string | null => history.redoLabel;

/** Undo, redo and the history panel. Renders only when the label of the next undo or redo changes. */
export function HistoryButtons() {
  const editor = useEditor();
  const { store, view } = editor;
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
        onClick={() => stepHistory(editor, "undo")}
      />
      <IconButton
        icon={<Redo2 />}
        label={COPY.redo}
        aria-description={redoLabel ?? undefined}
        shortcut="⇧⌘Z"
        disabledReason={redoLabel !== null ? null : COPY.nothingToRedo}
        onClick={() => stepHistory(editor, "redo")}
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
