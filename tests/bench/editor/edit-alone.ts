/**
 * Runs in the page: applies edits to the scene and to all that depends on it, without panels and frames.
 */
import { buildFloorModel } from "@/components/scan-editor/canvas/buffers/floor-model";
import { updateFloorModel } from "@/components/scan-editor/canvas/buffers/update-floor-model";
import { createFloorPlaces } from "@/components/scan-editor/canvas/pick/floor-places";
import { createPacker } from "@/lib/client/reads/packed/pack";
import { createUnpacker } from "@/lib/client/reads/packed/unpack";
import { createSurveyChecks } from "@/lib/editor/analysis/checks/survey-checks";
import { createSurveyTotals } from "@/lib/editor/analysis/quantities/survey-totals";
import { createReviewController } from "@/lib/editor/analysis/review/review-controller";
import { moveSelection } from "@/lib/editor/commands/move-selection";
import type { Diff } from "@/lib/editor/core/diff";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import type { SceneRecords } from "@/lib/editor/core/scene";
import { createSnapIndex } from "@/lib/editor/tools/snap/snap-index";

const LISTS = [
  ["vertex", "/vertex", "vertices"],
  ["edge", "/edge", "edges"],
  ["face", "/face", "faces"],
  ["objectPlanar", "/object-planar", "objectsPlanar"],
  ["object3D", "/object3d", "object3ds"],
] as const;
/** Prime, so that the moved vertices are spread over the survey. */
const STRIDE = 7_919;

function openSceneAlone(records: SceneRecords) {
  const store = createEditorStore({ surveyKey: "srv-bench", records });
  const rooms = { get: (key: string) => (store.rooms.floor(0).roomHolding(key) ? 0 : undefined) };
  const model = buildFloorModel(store.scene, 0, rooms);
  const places = createFloorPlaces(store.scene, 0);
  const totals = createSurveyTotals(store.scene, store.rooms);
  const snaps = createSnapIndex(store.scene, 0);
  for (const kind of ["face", "vertex", "edge", "object3D"] as const) places.of(kind);
  const checks = createSurveyChecks(store.scene);
  const checkResults = { get: () => ({ found: checks.findings(), filter: "all" as const, listed: [], active: -1 }) };
  const review = createReviewController(store, { ...checkResults, subscribe: () => () => {} }, () => () => {});
  const unmeasured: Diff[] = [];
  const unchecked: Diff[] = [];
  store.subscribeScene((diff) => {
    const rewritten = updateFloorModel(model, store.scene, diff, rooms);
    if (!rewritten) throw new Error("The buffers have no room left.");
    places.update(rewritten, diff);
    snaps.follow(diff);
    unmeasured.push(diff);
    unchecked.push(diff);
  });
  const corners = [...store.scene.keysOnFloor("vertex", 0)];
  return {
    move(step: number): void {
      const key = corners[(step * STRIDE) % corners.length]!;
      const items = [{ kind: "vertex" as const, key }];
      const result = store.run((scene) => moveSelection(scene, { items, vector: [step % 4 ? 0.01 : -0.01, 0, 0] }));
      if (result.ok && result.gesture) store.noteSaved(result.gesture.id, {});
      // Some moves are refused, for example those that would push a window out of its wall.
      if (!result.ok && !["overlap", "outside"].includes(result.refusal.code)) throw new Error(result.refusal.message);
    },
    step: (isBack: boolean) => void (isBack ? store.undo() : store.redo()),
    check(): void {
      for (const diff of unchecked.splice(0)) checks.follow(diff);
      checks.settle();
      checks.findings();
    },
    look(): void {
      review.settle();
    },
    measureTotals(): void {
      for (const diff of unmeasured.splice(0)) totals.follow(diff);
      totals.settle();
      totals.totals();
    },
  };
}

let opened: ReturnType<typeof openSceneAlone>;

const alone = {
  async open(): Promise<void> {
    // Packs and unpacks like the editor's worker, so that equal keys are one string.
    const packer = createPacker();
    const unpacker = createUnpacker();
    const readList = async ([kind, address, envelope]: (typeof LISTS)[number]) => {
      const lists = unpacker.unpack(packer.pack(await (await fetch(address)).json())) as Record<string, unknown>;
      return [kind, lists[envelope]] as const;
    };
    opened = openSceneAlone(Object.fromEntries(await Promise.all(LISTS.map(readList))) as unknown as SceneRecords);
  },
  move: (step: number) => opened.move(step),
  undoOrRedo: (step: number) => opened.step(step % 2 === 0),
  totals: () => opened.measureTotals(),
  checks: () => opened.check(),
  review: () => opened.look(),
};

Object.assign(window, { alone });
