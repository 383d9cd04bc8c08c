import { SECTION_WAYS } from "@/lib/editor/tools/views/section";
import { VIEW_WORDS } from "../context/view-words";
import { isPanelOpen, showPanel, togglePanel } from "../docking/column-room";
import { goToFloor, nextFloor } from "../sight/go-to-floor";
import { cutBy, toggleSection } from "../sight/section-of-view";
import { SIGHT_WORDS as WORDS } from "../sight/sight-words";
import { type EditorActionGroup, editorAction } from "./editor-action";

/** Which floors are seen, what is seen through, and where the picture is cut. */
export const sightActions: EditorActionGroup = ({ store, view, views }) => {
  const { isStacked, isXray, isDoubtShown, section } = view.get();
  const [up, down] = [nextFloor(store, view, 1), nextFloor(store, view, -1)];
  return [
    editorAction({
      id: "floor-up",
      label: WORDS.floorUp,
      keys: ["]"],
      disabledReason: up === null ? WORDS.noFloorUp : null,
      run: () => up !== null && goToFloor(store, view, up),
    }),
    editorAction({
      id: "floor-down",
      label: WORDS.floorDown,
      keys: ["["],
      disabledReason: down === null ? WORDS.noFloorDown : null,
      run: () => down !== null && goToFloor(store, view, down),
    }),
    editorAction({
      id: "stack",
      label: isStacked ? WORDS.unstack : WORDS.stack,
      keys: ["t"],
      run: () => view.set({ isStacked: !isStacked }),
    }),
    editorAction({
      id: "xray",
      label: isXray ? WORDS.endXray : WORDS.xray,
      keys: ["alt+z"],
      run: () => view.set({ isXray: !isXray }),
    }),
    editorAction({
      id: "confidence",
      label: isDoubtShown ? WORDS.endConfidence : WORDS.confidence,
      keys: ["shift+c"],
      run: () => view.set({ isDoubtShown: !isDoubtShown }),
    }),
    editorAction({
      id: "section",
      label: section ? WORDS.endSection : WORDS.startSection,
      keys: ["c"],
      run: () => toggleSection(store, view),
    }),
    // No keys of their own: C cuts, and its chip over the picture goes from way to way.
    ...SECTION_WAYS.map((way) =>
      editorAction({
        id: `section-${way}`,
        label: WORDS.sectionBy(WORDS.ways[way]),
        keywords: WORDS.sectionKeywords,
        run: () => cutBy(store, view, way),
      }),
    ),
    editorAction({
      id: "section-flip",
      label: WORDS.flipSection,
      keys: ["alt+c"],
      keywords: WORDS.sectionKeywords,
      disabledReason: section ? null : WORDS.noSection,
      run: () => section && view.set({ section: { ...section, isFlipped: !section.isFlipped } }),
    }),
    ...(views
      ? [
          editorAction({
            id: "save-view",
            label: VIEW_WORDS.saveAction,
            keys: ["shift+v"],
            keywords: VIEW_WORDS.keywords,
            run() {
              const text = VIEW_WORDS.saved(views.save(""));
              showPanel(view, "views");
              view.set({ refusal: null, notice: { text, selection: store.getSelection() } });
            },
          }),
        ]
      : []),
    editorAction({
      id: "views",
      label: isPanelOpen(view, "views") ? VIEW_WORDS.hide : VIEW_WORDS.show,
      keys: ["v"],
      keywords: VIEW_WORDS.keywords,
      run: () => togglePanel(view, "views"),
    }),
  ];
};
