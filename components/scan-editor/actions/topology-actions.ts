/** What the selection's corners, edges and faces can become. */
import { closeLoop } from "@/lib/editor/commands/close-loop";
import { dissolveElements } from "@/lib/editor/commands/dissolve-elements";
import { flipFaces } from "@/lib/editor/commands/flip-faces";
import { mergeVertices } from "@/lib/editor/commands/merge-vertices";
import { splitEdge } from "@/lib/editor/commands/split-edge";
import { splitFaceAcross, splitFaceBetween } from "@/lib/editor/commands/split-face";
import { selectedItems, selectedKeys } from "@/lib/editor/selection";
import type { SplitKind } from "@/lib/editor/tools/tool-state";
import { type EditorActionGroup, editorAction } from "./editor-action";
import { type EditorContext, newKeyOf } from "./editor-context";
import { runAndSelect } from "./run-and-select";
import { askCeiling, askExtrusion, askSplit, askWeld } from "./topology-questions";
import { TOPOLOGY_ACTION_WORDS as WORDS } from "./topology-words";

type Chosen = { vertices: string[]; edges: string[]; faces: string[] };

/** The pointer is on something to split, or nothing is selected that could be: then it is split where the pointer is. */
function splitsAtPointer({ view, store }: EditorContext, isSomethingChosen: boolean): SplitKind | null {
  const { mode } = store.getSelection();
  const kind = mode === "edge" || mode === "face" ? mode : null;
  if (!view.tools?.sight || !kind) return null;
  return view.get().hovered?.kind === kind || !isSomethingChosen ? kind : null;
}

function splitAction(context: EditorContext, { vertices, edges, faces }: Chosen) {
  const { mode } = context.store.getSelection();
  const newKey = newKeyOf(context);
  const isSomethingChosen = edges.length > 0 || faces.length === 1 || vertices.length === 2;
  const atPointer = splitsAtPointer(context, isSomethingChosen);
  const [first = "", second = ""] = vertices;
  const [face = ""] = faces;
  const isReady = isSomethingChosen || atPointer !== null;
  const label =
    edges.length > 0 ? WORDS.splitEdges(edges.length) : vertices.length > 0 ? WORDS.splitBetween : WORDS.splitFace;
  return editorAction({
    id: "split",
    label,
    keys: ["k"],
    keywords: WORDS.keywords.split,
    disabledReason: isReady ? null : WORDS.wants.split[mode],
    run() {
      if (atPointer) {
        context.view.tools?.startSplit(atPointer);
        return;
      }
      runAndSelect(context, (scene) => {
        if (edges.length > 0) return splitEdge(scene, { edgeKeys: edges, newKey });
        if (faces.length > 0) return splitFaceAcross(scene, { faceKey: face, newKey });
        return splitFaceBetween(scene, { from: first, to: second, newKey });
      });
    },
  });
}

const MERGES = [
  ["centre", WORDS.mergeCentre, "j"],
  ["first", WORDS.mergeFirst, "shift+j"],
  ["last", WORDS.mergeLast, "alt+j"],
] as const;

/** Split, extrude, merge, weld, dissolve, flip, close, raise; each says what it wants where the selection gives it nothing to do. */
export const topologyActions: EditorActionGroup = (context) => {
  const { store } = context;
  const newKey = newKeyOf(context);
  const selection = store.getSelection();
  const { mode } = selection;
  const chosen: Chosen = {
    vertices: mode === "vertex" ? selectedKeys(selection, "vertex") : [],
    edges: mode === "edge" ? selectedKeys(selection, "edge") : [],
    faces: mode === "face" ? selectedKeys(selection, "face") : [],
  };
  const { vertices, edges, faces } = chosen;
  return [
    splitAction(context, chosen),
    editorAction({
      id: "split-at",
      label: WORDS.splitAt,
      keys: ["shift+k"],
      keywords: WORDS.keywords.split,
      disabledReason: edges.length + faces.length === 1 ? null : WORDS.wants.splitAt,
      run: () => askSplit(context, edges[0] ?? null, faces[0] ?? null),
    }),
    editorAction({
      id: "extrude",
      label: WORDS.extrude,
      keys: ["e"],
      keywords: WORDS.keywords.extrude,
      disabledReason: edges.length + faces.length > 0 ? null : WORDS.wants.extrude,
      run: () => askExtrusion(context, edges, faces),
    }),
    ...MERGES.map(([at, label, key]) =>
      editorAction({
        id: `merge-${at}`,
        label,
        keys: [key],
        keywords: WORDS.keywords.merge,
        disabledReason: vertices.length > 1 ? null : WORDS.wants.merge,
        run: () => runAndSelect(context, (scene) => mergeVertices(scene, { keys: vertices, at, newKey })),
      }),
    ),
    editorAction({
      id: "weld",
      label: WORDS.weld,
      keys: ["w"],
      keywords: WORDS.keywords.merge,
      disabledReason: mode === "vertex" ? null : WORDS.wants.weld,
      run: () => askWeld(context, vertices),
    }),
    editorAction({
      id: "dissolve",
      label: WORDS.dissolve,
      keys: ["shift+Delete", "shift+Backspace"],
      keywords: WORDS.keywords.dissolve,
      disabledReason: vertices.length + edges.length > 0 ? null : WORDS.wants.dissolve,
      run: () => runAndSelect(context, (scene) => dissolveElements(scene, { items: selectedItems(selection), newKey })),
    }),
    editorAction({
      id: "flip",
      label: WORDS.flip,
      keys: ["n"],
      keywords: WORDS.keywords.flip,
      disabledReason: faces.length > 0 ? null : WORDS.wants.flip,
      run: () => runAndSelect(context, (scene) => flipFaces(scene, { faceKeys: faces })),
    }),
    editorAction({
      id: "close-loop",
      label: WORDS.closeLoop,
      keys: ["shift+f"],
      keywords: WORDS.keywords.closeLoop,
      disabledReason: edges.length > 2 ? null : WORDS.wants.closeLoop,
      run: () => runAndSelect(context, (scene) => closeLoop(scene, { edgeKeys: edges, newKey })),
    }),
    editorAction({
      id: "raise-ceiling",
      label: WORDS.raiseCeiling,
      keys: ["u"],
      keywords: WORDS.keywords.raise,
      disabledReason: faces.length > 0 ? null : WORDS.wants.raise,
      run: () => askCeiling(context, faces),
    }),
  ];
};
