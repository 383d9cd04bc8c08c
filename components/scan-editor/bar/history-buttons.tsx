"use client";

import { History, Redo2, Undo2 } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { HistoryView } from "@/lib/editor/core/history";
import type { EditorView } from "../canvas/view/editor-view";
import { togglePanel } from "../docking/column-room";
import { useIsPanelOpen } from "../docking/use-is-panel-open";
import { WORDS } from "../names/words";
import { throughHistory } from "../panels/history/through-history";
import { HISTORY_WORDS } from "../panels/history/words";
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
        label={WORDS.undo}
        aria-description={undoLabel ?? undefined}
        shortcut="⌘Z"
        disabledReason={undoLabel !== null ? null : WORDS.nothingToUndo}
        onClick={() => throughHistory({ store, view }, "undo")}
      />
      <IconButton
        icon={<Redo2 />}
        label={WORDS.redo}
        aria-description={redoLabel ?? undefined}
        shortcut="⇧⌘Z"
        disabledReason={redoLabel !== null ? null : WORDS.nothingToRedo}
        onClick={() => throughHistory({ store, view }, "redo")}
      />
      <IconButton
        icon={<History />}
        label={isHistoryOpen ? HISTORY_WORDS.hide : HISTORY_WORDS.show}
        aria-pressed={isHistoryOpen}
        shortcut="⇧H"
        onClick={() => togglePanel(view, "history")}
      />
    </div>
  );
}
