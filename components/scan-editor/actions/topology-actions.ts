/** Actions that reshape the selected corners, edges and faces. */
import { closeLoop } from "@/lib/editor/commands/close-loop";
import { closeLoopsOnPlan } from "@/lib/editor/commands/close-loops-on-plan";
import { dissolveElements } from "@/lib/editor/commands/dissolve-elements";
import { extrusionRefusal } from "@/lib/editor/commands/extrude-wall";
import { flipFaces } from "@/lib/editor/commands/flip-faces";
import { mergeColumns } from "@/lib/editor/commands/merge-columns";
import { mergeVertices } from "@/lib/editor/commands/merge-vertices";
import { countCorners, countEdges, withUprights } from "@/lib/editor/commands/selecting/levels";
import { splitEdge } from "@/lib/editor/commands/split-edge";
import { splitFaceAcross, splitFaceBetween } from "@/lib/editor/commands/split-face";
import { splitEdgesOnPlan, splitFlatsBetween } from "@/lib/editor/commands/split-on-plan";
import { selectedItems, selectedKeys } from "@/lib/editor/core/selection";
import type { SplitKind } from "@/lib/editor/tools/tool-state";
import { type EditorServices, isFromAbove } from "../context/editor-context";
import { runAndSelect } from "../context/run-command";
import { type EditorActionGroup, editorAction } from "./editor-action";
import { TOPOLOGY_ACTION_COPY as COPY } from "./topology-copy";
import { askCeiling, askExtrusion, askSplit, askWeld } from "./topology-questions";

/** `corners` and `sides` count what the user sees as selected: a plan shows stacked corners and edges as one. */
type TopologySelection = {
  vertices: readonly string[];
  edges: readonly string[];
  faces: readonly string[];
  corners: number;
  sides: number;
};

/** Returns the kind of element to split at the pointer, or null to split the selection. */
function splitKindAtPointer({ view, store }: EditorServices, isSelectionSplittable: boolean): SplitKind | null {
  const { mode } = store.getSelection();
  const kind = mode === "edge" || mode === "face" ? mode : null;
  if (!view.tools.view || !kind) return null;
  return view.get().hovered?.kind === kind || !isSelectionSplittable ? kind : null;
}

function splitAction(context: EditorServices, { vertices, edges, faces, corners, sides }: TopologySelection) {
  const { mode } = context.store.getSelection();
  const newKey = context.view.placing.newKey;
  const isSelectionSplittable = edges.length > 0 || faces.length === 1 || corners === 2;
  const kindAtPointer = splitKindAtPointer(context, isSelectionSplittable);
  const [first = "", second = ""] = vertices;
  const [faceKey = ""] = faces;
  const canSplit = isSelectionSplittable || kindAtPointer !== null;
  const label = edges.length > 0 ? COPY.splitEdges(sides) : vertices.length > 0 ? COPY.splitBetween : COPY.splitFace;
  return editorAction({
    id: "split",
    label,
    keys: ["k"],
    keywords: COPY.keywords.split,
    disabledReason: canSplit ? null : COPY.wants.split[mode],
    run() {
      if (kindAtPointer) {
        context.view.tools.startSplit(kindAtPointer);
        return;
      }
      runAndSelect(context, (scene) => {
        if (isFromAbove(context) && edges.length > 0) return splitEdgesOnPlan(scene, { edgeKeys: edges, newKey });
        if (isFromAbove(context) && vertices.length > 0) return splitFlatsBetween(scene, { keys: vertices, newKey });
        if (edges.length > 0) return splitEdge(scene, { edgeKeys: edges, newKey });
        if (faces.length > 0) return splitFaceAcross(scene, { faceKey, newKey });
        return splitFaceBetween(scene, { from: first, to: second, newKey });
      });
    },
  });
}

const MERGES = [
  ["center", COPY.mergeCenter, "j"],
  ["first", COPY.mergeFirst, "shift+j"],
  ["last", COPY.mergeLast, "alt+j"],
] as const;

/** Split, extrude, merge, weld, dissolve, flip, close and raise; a disabled action says what to select first. */
export const topologyActions: EditorActionGroup = (context) => {
  const { store } = context;
  const newKey = context.view.placing.newKey;
  const selection = store.getSelection();
  const { mode } = selection;
  const isOnPlan = isFromAbove(context);
  const vertices = mode === "vertex" ? selectedKeys(selection, "vertex") : [];
  const edges = mode === "edge" ? selectedKeys(selection, "edge") : [];
  const faces = mode === "face" ? selectedKeys(selection, "face") : [];
  const corners = isOnPlan ? countCorners(store.scene, vertices) : vertices.length;
  const sides = isOnPlan ? countEdges(store.scene, edges) : edges.length;
  const merge = isOnPlan ? mergeColumns : mergeVertices;
  const close = isOnPlan ? closeLoopsOnPlan : closeLoop;
  return [
    splitAction(context, { vertices, edges, faces, corners, sides }),
    editorAction({
      id: "split-at",
      label: COPY.splitAt,
      keys: ["shift+k"],
      keywords: COPY.keywords.split,
      disabledReason: sides + faces.length === 1 ? null : COPY.wants.splitAt,
      run: () => askSplit(context, edges[0] ?? null, faces[0] ?? null),
    }),
    editorAction({
      id: "extrude",
      label: COPY.extrude,
      keys: ["e"],
      keywords: COPY.keywords.extrude,
      disabledReason: edges.length + faces.length > 0 ? extrusionRefusal(store.scene, faces) : COPY.wants.extrude,
      run: () => askExtrusion(context, edges, faces),
    }),
    ...MERGES.map(([target, label, key]) =>
      editorAction({
        id: `merge-${target}`,
        label,
        keys: [key],
        keywords: COPY.keywords.merge,
        disabledReason: corners > 1 ? null : COPY.wants.merge,
        run: () => runAndSelect(context, (scene) => merge(scene, { keys: vertices, at: target, newKey })),
      }),
    ),
    editorAction({
      id: "weld",
      label: COPY.weld,
      keys: ["w"],
      keywords: COPY.keywords.merge,
      disabledReason: mode === "vertex" ? null : COPY.wants.weld,
      run: () => askWeld(context, vertices, corners),
    }),
    editorAction({
      id: "dissolve",
      label: COPY.dissolve,
      keys: ["shift+Delete", "shift+Backspace"],
      keywords: COPY.keywords.dissolve,
      disabledReason: vertices.length + edges.length > 0 ? null : COPY.wants.dissolve,
      run: () =>
        runAndSelect(context, (scene) => {
          const items = selectedItems(selection);
          return dissolveElements(scene, { items: isOnPlan ? withUprights(scene, items) : items, newKey });
        }),
    }),
    editorAction({
      id: "flip",
      label: COPY.flip,
      keys: ["n"],
      keywords: COPY.keywords.flip,
      disabledReason: faces.length > 0 ? null : COPY.wants.flip,
      run: () => runAndSelect(context, (scene) => flipFaces(scene, { faceKeys: faces })),
    }),
    editorAction({
      id: "close-loop",
      label: COPY.closeLoop,
      keys: ["shift+f"],
      keywords: COPY.keywords.closeLoop,
      disabledReason: sides > 2 ? null : COPY.wants.closeLoop,
      run: () => runAndSelect(context, (scene) => close(scene, { edgeKeys: edges, newKey })),
    }),
    editorAction({
      id: "raise-ceiling",
      label: COPY.raiseCeiling,
      keys: ["u"],
      keywords: COPY.keywords.raise,
      disabledReason: faces.length > 0 ? null : COPY.wants.raise,
      run: () => askCeiling(context, faces),
    }),
  ];
};
