import { goToPart } from "../docking/editor-parts";
import { floatingPanels } from "../docking/floating-panels";
import { COPY } from "../names/copy";
import { type EditorActionGroup, editorAction } from "./editor-action";

export const panelActions: EditorActionGroup = () => [
  // The focus stays on the panel's own button, which leaves the column with it: F6 leads to the panel.
  editorAction({
    id: "next-part",
    label: COPY.nextPart,
    keys: ["F6"],
    keywords: COPY.partKeywords,
    run: () => goToPart(1),
  }),
  editorAction({
    id: "previous-part",
    label: COPY.previousPart,
    keys: ["shift+F6"],
    keywords: COPY.partKeywords,
    run: () => goToPart(-1),
  }),
  editorAction({
    id: "dock-all",
    label: COPY.dockAll,
    keys: ["shift+p"],
    isOffered: floatingPanels.get().size > 0,
    run: () => floatingPanels.dockAll(),
  }),
];
