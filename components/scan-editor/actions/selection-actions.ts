import { SELECTION_MODES } from "@/lib/editor/core/selection";
import { COPY } from "../names/copy";
import { type EditorActionGroup, editorAction } from "./editor-action";

/** The selection modes. */
export const selectionActions: EditorActionGroup = ({ store }) =>
  SELECTION_MODES.map((mode, index) =>
    editorAction({
      id: `mode-${mode}`,
      label: COPY.selectBy(COPY.modeNames[mode]),
      keys: [String(index + 1)],
      run: () => store.setSelectionMode(mode),
    }),
  );
