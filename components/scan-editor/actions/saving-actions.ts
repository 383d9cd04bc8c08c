import { GEOMETRY_KINDS } from "@/lib/domain/geometry-records";
import type { ReadScene } from "@/lib/editor/core/scene";
import { IMPORT_WORDS } from "../dialogs/import/import-words";
import { RESET_WORDS } from "../dialogs/reset/words";
import { isPanelOpen, togglePanel } from "../docking/column-room";
import { HISTORY_WORDS } from "../panels/history/words";
import { type EditorActionGroup, editorAction } from "./editor-action";

const isFloorEmpty = (scene: ReadScene, floorNumber: number): boolean =>
  GEOMETRY_KINDS.every((kind) => scene.keysOnFloor(kind, floorNumber).size === 0);

/** Captures to bring in, the list of edits, and a floor's return to nothing. */
export const savingActions: EditorActionGroup = ({ store, view, onImport }) => {
  const { floorNumber } = view.get();
  return [
    ...(onImport
      ? [
          editorAction({
            id: "import",
            label: IMPORT_WORDS.action,
            keys: ["mod+o"],
            keywords: IMPORT_WORDS.keywords,
            run: onImport,
          }),
        ]
      : []),
    editorAction({
      id: "history",
      label: isPanelOpen(view, "history") ? HISTORY_WORDS.hide : HISTORY_WORDS.show,
      keys: ["shift+h"],
      run: () => togglePanel(view, "history"),
    }),
    // No key: nobody is to empty a floor by a slip.
    editorAction({
      id: "reset-floor",
      label: RESET_WORDS.action,
      keywords: RESET_WORDS.keywords,
      disabledReason: isFloorEmpty(store.scene, floorNumber) ? RESET_WORDS.nothing : null,
      run: () => view.set({ isResetAsked: true }),
    }),
  ];
};
