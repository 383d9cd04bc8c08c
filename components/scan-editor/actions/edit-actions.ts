import { deletionText } from "../delete-selection";
import { WORDS } from "../words";
import { type EditorActionGroup, editorAction } from "./editor-action";
import type { EditorContext } from "./editor-context";
import { throughHistory } from "./through-history";

/** One step: of the running tool, else what the pointer holds, the refusal, the selection, the tool, the section, X-ray. */
function back({ store, view }: EditorContext): void {
  const { tools, desk } = view;
  if (!tools?.get().running && view.cancelDrag?.()) return;
  if (!tools?.get().running && desk?.back()) return;
  if (tools) {
    if (tools.back()) return;
    const { section } = view.get();
    view.set(section ? { section: null } : { isXray: false });
  } else if (view.get().refusal !== null) view.set({ refusal: null });
  else store.clearSelection();
}

/** Undo, redo, delete and the way back. */
export const editActions: EditorActionGroup = (context) => {
  const { store, onDelete } = context;
  return [
    editorAction({
      id: "undo",
      label: WORDS.undo,
      keys: ["mod+z"],
      isRepeatable: true,
      run: () => throughHistory(context, "undo"),
    }),
    editorAction({
      id: "redo",
      label: WORDS.redo,
      keys: ["shift+mod+z", "mod+y"],
      isRepeatable: true,
      run: () => throughHistory(context, "redo"),
    }),
    editorAction({ id: "delete", label: deletionText(store), keys: ["Delete", "Backspace"], run: onDelete }),
    editorAction({
      id: "back",
      label: WORDS.oneStepBack,
      keys: ["Escape"],
      isKeyOnly: true,
      run: () => back(context),
    }),
  ];
};
