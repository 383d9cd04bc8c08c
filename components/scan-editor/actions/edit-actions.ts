import type { EditorServices } from "../context/editor-context";
import { COPY } from "../names/copy";
import { isInPhoto } from "../panels/evidence/photo-focus";
import { backFromPhoto } from "../panels/evidence/photo-navigation";
import { dismissStepConflict, stepHistory } from "../panels/history/step-history";
import { askValue, readQuestion } from "../prompt/value-question";
import { deletionText } from "./delete-selection";
import { type EditorActionGroup, editorAction } from "./editor-action";

/**
 * Cancels the first of these that is active: the value prompt, the running tool, the pointer's drag, a conflict of Undo
 * or Redo, the refusal, placing, the photo, the selection, the tool, the section, X-ray.
 */
function stepBack(context: EditorServices): void {
  const { view } = context;
  const { tools, placing } = view;
  if (readQuestion(view)) {
    askValue(view, null);
    return;
  }
  if (!tools.get().running) {
    if (view.cancelDrag?.() || dismissStepConflict(context)) return;
    if (view.get().refusal !== null) {
      view.set({ refusal: null });
      return;
    }
    if (placing.back() || backFromPhoto(context, isInPhoto())) return;
  }
  if (tools.back()) return;
  const { section } = view.get();
  view.set(section ? { section: null } : { isXray: false });
}

/** Undo, redo, delete and Escape. */
export const editActions: EditorActionGroup = (context) => {
  const { store } = context;
  const { undoLabel, redoLabel, isDragging } = store.getHistory();
  return [
    editorAction({
      id: "undo",
      label: COPY.undo,
      keys: ["mod+z"],
      isRepeatable: true,
      // During a drag, Undo reverts the drag.
      disabledReason: undoLabel !== null || isDragging ? null : COPY.nothingToUndo,
      run: () => stepHistory(context, "undo"),
    }),
    editorAction({
      id: "redo",
      label: COPY.redo,
      keys: ["shift+mod+z", "mod+y"],
      isRepeatable: true,
      disabledReason: redoLabel !== null || isDragging ? null : COPY.nothingToRedo,
      run: () => stepHistory(context, "redo"),
    }),
    editorAction({
      id: "delete",
      label: deletionText(store),
      keys: ["Delete", "Backspace"],
      run: context.deleteSelection,
    }),
    editorAction({
      id: "back",
      label: COPY.oneStepBack,
      keys: ["Escape"],
      isKeyOnly: true,
      run: () => stepBack(context),
    }),
  ];
};
