import { moveVertices, type Vector } from "../commands/move-vertices";
import { savePlan } from "../sync/save-plan";
import { createEditorStore } from "./editor-store";
import type { Gesture } from "./gesture";
import type { ReadScene } from "./scene";

const corner = (key: string, x: number, revision: number) => ({
  key,
  surveyKey: "srv-1",
  floorNumber: 0,
  x,
  y: 0,
  z: 0,
  revision,
  updatedAt: `2026-11-22T10:00:0${revision}Z`,
});

test("a drag during which an earlier move is answered is saved on the answered revision", () => {
  const gestures: Gesture[] = [];
  const store = createEditorStore({
    surveyKey: "srv-1",
    records: { vertex: [corner("a", 0, 2)] },
    onGesture: (gesture) => gestures.push(gesture),
  });
  store.run((scene) => moveVertices(scene, { keys: ["a"], vector: [1, 0, 0] }));
  const [earlier] = gestures;
  const session = store.beginDrag((scene: ReadScene, vector: Vector) => moveVertices(scene, { keys: ["a"], vector }));
  session.move([1, 0, 0]);
  store.noteSaved(earlier?.id ?? "", { vertex: [corner("a", 1, 3)] });
  session.move([5, 0, 0]);
  session.commit();
  expect(savePlan(gestures[1]?.diff ?? {})).toEqual([
    { name: "vertex.updateBatch", params: { vertices: [{ key: "a", revision: 3, x: 6 }] } },
  ]);
  expect(gestures[1]?.diff.vertex?.updated.a).toEqual([corner("a", 1, 3), corner("a", 6, 3)]);
  expect(store.getHistory().past.at(-1)?.diff).toEqual(gestures[1]?.diff);
  store.undo();
  expect(store.getRecord("vertex", "a")).toEqual(corner("a", 1, 3));
});
