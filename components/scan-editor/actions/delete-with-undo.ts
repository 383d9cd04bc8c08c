import { clearAlert, showAlert } from "@/lib/client/alerts/alerts-store";
import type { StoreAndView } from "../context/editor-context";
import { COPY } from "../names/copy";
import { stepHistory } from "../panels/history/step-history";
import { watchLatestEdit } from "../state/watch-latest-edit";
import { deleteSelection } from "./delete-selection";

const ALERT = "deleted";

/** Returns a function that deletes the selection and offers Undo in an alert; `onDeleted` runs after each deletion. */
export function createDeletion(editor: StoreAndView, onDeleted: () => void): () => void {
  let stopWatching: (() => void) | null = null;
  return () => {
    const message = deleteSelection(editor);
    if (message === null) return;
    const undo = { label: COPY.undo, onClick: () => stepHistory(editor, "undo") };
    // One alert, closed by the next edit: its Undo reverts this deletion and nothing else.
    showAlert({ id: ALERT, type: "info", message, buttonProps: undo });
    const stop = watchLatestEdit(editor.store, () => clearAlert(ALERT));
    stopWatching?.();
    stopWatching = stop;
    onDeleted();
  };
}
