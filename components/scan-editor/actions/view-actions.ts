import { LAYOUTS } from "../canvas/view/editor-view";
import { LAYOUT_COPY } from "../panels/views/layout-copy";
import { type EditorActionGroup, editorAction } from "./editor-action";

/** The digits after the keys of the selection modes. */
const KEYS = { "3d": "5", plan: "6", split: "7" } as const;

export const viewActions: EditorActionGroup = ({ view }) =>
  LAYOUTS.map((layout) =>
    editorAction({
      id: `view-${layout}`,
      label: LAYOUT_COPY.actions[layout],
      keys: [KEYS[layout]],
      run: () => view.set({ layout, hovered: null }),
    }),
  );
