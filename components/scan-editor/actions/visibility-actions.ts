import { SECTION_WAYS } from "@/lib/editor/tools/views/section";
import { goToFloor, nextFloor } from "../canvas/view/go-to-floor";
import { VIEW_COPY } from "../context/view-copy";
import { isPanelOpen, showPanel, togglePanel } from "../docking/side-column";
import { VISIBILITY_COPY as COPY } from "../visibility/copy";
import { startSection, toggleSection } from "../visibility/section-actions";
import { type EditorActionGroup, editorAction } from "./editor-action";

/** Actions on the floors shown, transparency, sections and named views. */
export const visibilityActions: EditorActionGroup = ({ store, view, views }) => {
  const { isStacked, isXray, isDoubtShown, section } = view.get();
  const up = nextFloor(store, view, 1);
  const down = nextFloor(store, view, -1);
  return [
    editorAction({
      id: "floor-up",
      label: COPY.floorUp,
      keys: ["]"],
      disabledReason: up === null ? COPY.noFloorUp : null,
      run: () => up !== null && goToFloor(store, view, up),
    }),
    editorAction({
      id: "floor-down",
      label: COPY.floorDown,
      keys: ["["],
      disabledReason: down === null ? COPY.noFloorDown : null,
      run: () => down !== null && goToFloor(store, view, down),
    }),
    editorAction({
      id: "stack",
      label: isStacked ? COPY.unstack : COPY.stack,
      keys: ["t"],
      run: () => view.set({ isStacked: !isStacked }),
    }),
    editorAction({
      id: "xray",
      label: isXray ? COPY.endXray : COPY.xray,
      keys: ["alt+z"],
      run: () => view.set({ isXray: !isXray }),
    }),
    editorAction({
      id: "confidence",
      label: isDoubtShown ? COPY.endConfidence : COPY.confidence,
      keys: ["shift+c"],
      run: () => view.set({ isDoubtShown: !isDoubtShown }),
    }),
    editorAction({
      id: "section",
      label: section ? COPY.endSection : COPY.startSection,
      keys: ["c"],
      run: () => toggleSection(store, view),
    }),
    // The directions have no keys: C starts a section, and the chip over the canvas changes its direction.
    ...SECTION_WAYS.map((way) =>
      editorAction({
        id: `section-${way}`,
        label: COPY.sectionBy(COPY.ways[way]),
        keywords: COPY.sectionKeywords,
        run: () => startSection(store, view, way),
      }),
    ),
    editorAction({
      id: "section-flip",
      label: COPY.flipSection,
      keys: ["alt+c"],
      keywords: COPY.sectionKeywords,
      disabledReason: section ? null : COPY.noSection,
      run: () => section && view.set({ section: { ...section, isFlipped: !section.isFlipped } }),
    }),
    ...(views
      ? [
          editorAction({
            id: "save-view",
            label: VIEW_COPY.saveAction,
            keys: ["shift+v"],
            keywords: VIEW_COPY.keywords,
            run() {
              const text = VIEW_COPY.saved(views.save(""));
              showPanel(view, "views");
              view.set({ refusal: null, notice: { text, selection: store.getSelection() } });
            },
          }),
        ]
      : []),
    editorAction({
      id: "views",
      label: isPanelOpen(view, "views") ? VIEW_COPY.hide : VIEW_COPY.show,
      keys: ["v"],
      keywords: VIEW_COPY.keywords,
      run: () => togglePanel(view, "views"),
    }),
  ];
};
