import { renderHook } from "@testing-library/react";
import type { Face, Vertex } from "@/lib/domain/geometry-records";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { SURVEY_KEY } from "@/tests/support/little-room";
import { useFollowedTotals } from "./use-survey-totals";

const mockTasks = new Set<() => void>();
jest.mock("@/lib/client/browser/when-idle", () => ({
  whenIdle(work: () => void) {
    const task = () => work();
    mockTasks.add(task);
    return () => mockTasks.delete(task);
  },
}));
jest.mock("../../state/use-frame-value", () => ({
  notifyAfterFrame: (notify: () => void) => notify(),
  cancelAfterFrame() {},
}));

const ROOMS = 2_100;

/** Returns floors of 1 m² each, too many to measure at once. */
function manyRooms() {
  const base = { surveyKey: SURVEY_KEY, floorNumber: 0 };
  const vertex: Vertex[] = [];
  const face: Face[] = [];
  for (let room = 0; room < ROOMS; room += 1) {
    const corners = [0, 1, 2, 3].map((index) => `${room}-${index}`);
    const places = [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 0],
    ] as const;
    corners.forEach(
      (key, index) => void vertex.push({ ...base, key, x: 2 * room + places[index]![0], y: 0, z: places[index]![1] }),
    );
    face.push({ ...base, key: `floor-${room}`, label: "floor", loops: [corners] });
  }
  return { vertex, edge: [], face, objectPlanar: [], object3D: [] };
}

test("edits during the first measurement leave one measurement running, and none without listeners; the figures are complete", () => {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: manyRooms() });
  const { result } = renderHook(() => useFollowedTotals(store));
  const followed = result.current;
  const unsubscribe = followed.subscribe(() => {});
  for (let step = 0; step < 3; step += 1) {
    store.run((scene) => moveVertices(scene, { keys: ["0-2", "0-3"], vector: [1, 0, 0] }));
    expect(mockTasks.size).toBe(1);
  }
  unsubscribe();
  expect(mockTasks.size).toBe(0);
  const listener = jest.fn();
  followed.subscribe(listener);
  for (const work of mockTasks) {
    mockTasks.delete(work);
    work();
  }
  expect(listener).toHaveBeenCalledTimes(1);
  expect(followed.read(null)?.floorArea).toBeCloseTo(ROOMS + 3, 6);
});
