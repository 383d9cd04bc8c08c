/** A thousand edits of a large home leave nothing in memory once the history is full. */
import v8 from "node:v8";
import vm from "node:vm";
import { buildFloorModel } from "@/components/scan-editor/canvas/buffers/floor-model";
import { updateFloorModel } from "@/components/scan-editor/canvas/buffers/update-floor-model";
import { createFloorPlaces } from "@/components/scan-editor/canvas/pick/floor-places";
import { createSurveyTotals } from "@/lib/editor/analysis/quantities/survey-totals";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { createSnapIndex } from "@/lib/editor/tools/snap/snap-index";
import { tiledHome } from "@/tests/support/tiled-home";

/** More than the history keeps. */
const HISTORY = 600;
const EDITS = 1_000;
const MB = 1_048_576;
/** Allowance for the engine's own data about running code. */
const MAX_GROWTH = MB;

v8.setFlagsFromString("--expose-gc");
const collect = vm.runInNewContext("gc") as () => void;

function bytes(): number {
  for (let time = 0; time < 3; time += 1) collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

test("memory is flat over a thousand edits, with undo and redo", () => {
  const store = createEditorStore({ surveyKey: "srv-1", records: tiledHome(5_000, "srv-1") });
  const rooms = { get: (key: string) => (store.rooms.floor(0).roomHolding(key) ? 0 : undefined) };
  const model = buildFloorModel(store.scene, 0, rooms);
  const places = createFloorPlaces(store.scene, 0);
  const totals = createSurveyTotals(store.scene);
  const snaps = createSnapIndex(store.scene, 0);
  totals.settle();
  for (const kind of ["face", "vertex", "edge", "object3D"] as const) places.of(kind);
  store.subscribeScene((diff) => {
    const rewritten = updateFloorModel(model, store.scene, diff, rooms);
    if (!rewritten) throw new Error("The buffers have no room left.");
    places.update(rewritten, diff);
    totals.follow(diff);
    totals.settle();
    snaps.follow(diff);
  });
  const keys = [...store.scene.keysOnFloor("vertex", 0)];

  function edit(count: number): void {
    for (let i = 0; i < count; i += 1) {
      const key = keys[(i * 7) % keys.length]!;
      const result = store.run((scene) => moveVertices(scene, { keys: [key], vector: [i % 2 ? 0.01 : -0.01, 0, 0] }));
      const gestures = [result.ok ? result.gesture : null, ...(i % 3 === 0 ? [store.undo(), store.redo()] : [])];
      for (const gesture of gestures) if (gesture) store.noteSaved(gesture.id, {});
    }
  }

  edit(HISTORY);
  const before = bytes();
  edit(EDITS);
  expect(bytes() - before).toBeLessThan(MAX_GROWTH);
  expect(store.getHistory().past.length).toBeGreaterThan(100);
});
