/** What the editor's keys do, for the palette and the list of keys. The editor hears the keys itself. */
import type { Action } from "@/lib/client/actions/action";
import type { EditorStore } from "@/lib/editor/editor-store";
import { SELECTION_MODES } from "@/lib/editor/selection";
import type { EditorView } from "./canvas/editor-view";
import { WORDS } from "./words";

export function editorActions(store: EditorStore, view: EditorView, onDelete: () => void): Action[] {
  const action = (id: string, label: string, keys: readonly string[], run: () => unknown): Action => ({
    id: `editor.${id}`,
    group: "editor",
    label,
    keys,
    isHeardElsewhere: true,
    run,
  });
  return [
    ...SELECTION_MODES.map((mode, at) =>
      action(`mode-${mode}`, WORDS.selectBy(WORDS.modeNames[mode]), [String(at + 1)], () =>
        store.setSelectionMode(mode),
      ),
    ),
    action("frame", WORDS.frameSelection, ["f"], () => view.camera?.frame()),
    action("home", WORDS.homeView, ["h"], () => view.camera?.home()),
    action("fit", WORDS.fitAll, ["Home"], () => view.camera?.fit()),
    action("undo", WORDS.undo, ["mod+z"], () => store.undo()),
    action("redo", WORDS.redo, ["shift+mod+z", "mod+y"], () => store.redo()),
    action("delete", WORDS.deleteSelected, ["Delete", "Backspace"], onDelete),
    { ...action("back", WORDS.oneStepBack, ["Escape"], () => {}), isKeyOnly: true },
  ];
}
