import { goToPart } from "../docking/editor-parts";
import { floatingPanels } from "../docking/floating-panels";
import { COPY } from "../names/copy";
import { type EditorActionGroup, editorAction } from "./editor-action";

export const panelActions: EditorActionGroup = () => [
  // When a panel leaves the column, the focus stays on the button that moved the panel; F6 focuses the panel.
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
