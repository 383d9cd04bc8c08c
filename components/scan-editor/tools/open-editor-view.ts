/** The view that canvas and panels share, with its tools and what places doors, windows and things. */
import { createKey } from "@/lib/domain/keys";
import { createChecksController } from "@/lib/editor/analysis/checks/checks-controller";
import { createReviewController } from "@/lib/editor/analysis/review/review-controller";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { NewKey } from "@/lib/editor/core/fresh-key";
import { createEvidenceController } from "@/lib/editor/tools/evidence/evidence-controller";
import { type LayerState, readLayers, writeLayers } from "@/lib/editor/tools/layers/layer-state";
import { createLayers } from "@/lib/editor/tools/layers/layers";
import { createPlacingController } from "@/lib/editor/tools/placing/placing-controller";
import { createToolbox } from "@/lib/editor/tools/toolbox";
import { createEditorView, type OpenEditorView } from "../canvas/view/editor-view";
import { runAndSelect } from "../context/run-command";
import { chooseKeptUnits } from "../measures/kept-units";
import { refusalText } from "../names/refusal-text";
import { keep, readKept } from "../state/kept-in-browser";
import { whenIdle } from "../state/when-idle";

const LAYERS = "layers";
/** Findings are told after an edit at the latest, where the page is never idle. */
const CHECKED_AFTER_MS = 1_000;

export function openEditorView(store: EditorStore, floorNumber: number, keyBase?: string): OpenEditorView {
  chooseKeptUnits();
  const view = createEditorView(floorNumber);
  // What is deleted under a pointer that rests is not pointed at any more. Before the pictures follow, which outline it.
  store.subscribeScene((diff) => {
    const { hovered } = view.get();
    if (hovered && diff[hovered.kind]?.removed[hovered.key]) view.set({ hovered: null });
  });
  const newKey: NewKey = (kind) => createKey(kind, keyBase);
  const { surveyKey } = store.scene;
  const keepLayers = (state: LayerState): void => keep(LAYERS, surveyKey, writeLayers(state));
  const layers = createLayers(store, readLayers(readKept(LAYERS, surveyKey)), keepLayers);
  const later = (work: () => void) => whenIdle(work, CHECKED_AFTER_MS);
  const checks = createChecksController(store, later);
  const review = createReviewController(store, checks, later);
  store.setCompletion(review.acceptanceOf);
  const tell = (text: string): void => view.set({ notice: { text, selection: store.getSelection() } });
  const tools = createToolbox(store, {
    floorNumber: () => view.get().floorNumber,
    refusal: () => view.get().refusal,
    refuse: (refusal) => view.set({ refusal }),
    tell,
    newKey,
    isHidden: layers.isHidden,
    heldFast: (items) => layers.refuseToMove(items)?.message ?? null,
  });
  const placing = createPlacingController(store, {
    floorNumber: () => view.get().floorNumber,
    refuse: (refusal) => view.set({ refusal: refusal && refusalText(store.scene, refusal) }),
    reasonOf: (refusal) => refusalText(store.scene, refusal),
    tell,
    newKey,
    isHeld: (key) => layers.refuseToMove([{ kind: "vertex", key }]) !== null,
  });
  const evidence = createEvidenceController({
    scene: store.scene,
    isHidden: (faceKey) => layers.isHidden("face", faceKey),
    refuse: (refusal) => view.set({ refusal }),
    run: (command) => runAndSelect({ store, view }, command) === null,
    newKey,
  });
  return Object.assign(view, { layers, checks, review, tools, placing, evidence });
}
