import { GEOMETRY_KINDS } from "@/lib/domain/geometry-records";
import type { ReadScene } from "@/lib/editor/core/scene";
import { IMPORT_COPY } from "../dialogs/import/import-copy";
import { RESET_COPY } from "../dialogs/reset/copy";
import { isPanelOpen, togglePanel } from "../docking/side-column";
import { HISTORY_COPY } from "../panels/history/copy";
import { type EditorActionGroup, editorAction } from "./editor-action";

const isFloorEmpty = (scene: ReadScene, floorNumber: number): boolean =>
  GEOMETRY_KINDS.every((kind) => scene.keysOnFloor(kind, floorNumber).size === 0);

/** Import, history, and the reset of a floor. */
export const savingActions: EditorActionGroup = ({ store, view, chooseFiles }) => {
  const { floorNumber } = view.get();
  return [
    editorAction({
      id: "import",
      label: IMPORT_COPY.action,
      keys: ["mod+o"],
      keywords: IMPORT_COPY.keywords,
      run: chooseFiles,
    }),
    editorAction({
      id: "history",
      label: isPanelOpen(view, "history") ? HISTORY_COPY.hide : HISTORY_COPY.show,
      keys: ["shift+h"],
      run: () => togglePanel(view, "history"),
    }),
    // The reset has no key, so that nobody empties a floor by accident.
    editorAction({
      id: "reset-floor",
      label: RESET_COPY.action,
      keywords: RESET_COPY.keywords,
      disabledReason: isFloorEmpty(store.scene, floorNumber) ? RESET_COPY.nothing : null,
      run: () => view.set({ isResetOpen: true }),
    }),
  ];
};
