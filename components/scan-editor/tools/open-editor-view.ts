/** Creates the state that canvas and panels share, with its controllers. */
import { whenIdle } from "@/lib/client/browser/when-idle";
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
import { applyStoredUnits } from "../measures/stored-units";
import { refusalText } from "../names/refusal-text";
import { readSurveySetting, writeSurveySetting } from "../state/survey-settings";

const LAYERS_SETTING = "layers";
/** Checks run at the latest this long after an edit, on a page that is never idle. */
const MAX_CHECK_DELAY_MS = 1_000;

export function openEditorView(store: EditorStore, floorNumber: number, keyBase?: string): OpenEditorView {
  applyStoredUnits();
  const view = createEditorView(floorNumber);
  // Subscribed before the canvas, so that it never outlines a deleted element under a resting pointer.
  store.subscribeScene((diff) => {
    const { hovered } = view.get();
    if (hovered && diff[hovered.kind]?.removed[hovered.key]) view.set({ hovered: null });
  });
  const newKey: NewKey = (kind) => createKey(kind, keyBase);
  const { surveyKey } = store.scene;
  const storeLayers = (state: LayerState): void => writeSurveySetting(LAYERS_SETTING, surveyKey, writeLayers(state));
  const layers = createLayers(store, readLayers(readSurveySetting(LAYERS_SETTING, surveyKey)), storeLayers);
  const runWhenIdle = (work: () => void) => whenIdle(work, { maxDelayMs: MAX_CHECK_DELAY_MS });
  const checks = createChecksController(store, runWhenIdle);
  const review = createReviewController(store, checks, runWhenIdle);
  store.setCompletion(review.acceptanceOf);
  const notify = (text: string): void => view.set({ notice: { text, selection: store.getSelection() } });
  const tools = createToolbox(store, {
    floorNumber: () => view.get().floorNumber,
    refusal: () => view.get().refusal,
    refuse: (refusal) => view.set({ refusal }),
    notify,
    newKey,
    isHidden: layers.isHidden,
    refuseToMove: (items) => layers.refuseToMove(items)?.message ?? null,
  });
  const placing = createPlacingController(store, {
    floorNumber: () => view.get().floorNumber,
    refuse: (refusal) => view.set({ refusal: refusal && refusalText(store.scene, refusal) }),
    reasonOf: (refusal) => refusalText(store.scene, refusal),
    notify,
    newKey,
    isVertexLocked: (key) => layers.refuseToMove([{ kind: "vertex", key }]) !== null,
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
