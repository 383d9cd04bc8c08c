import { floatingPanels } from "../docking/floating-panels";
import { WORDS } from "../words";
import { type EditorActionGroup, editorAction } from "./editor-action";

export const panelActions: EditorActionGroup = () => [
  editorAction({
    id: "dock-all",
    label: WORDS.dockAll,
    keys: ["shift+p"],
    isOffered: floatingPanels.get().size > 0,
    run: () => floatingPanels.dockAll(),
  }),
];
