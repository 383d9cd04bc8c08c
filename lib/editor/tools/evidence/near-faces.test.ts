import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { moveVertices } from "../../commands/move-vertices";
import { createEditorStore } from "../../core/editor-store";
import { createNearFaces } from "./near-faces";

test("finds faces that an edit brings near without a search of all faces", () => {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const far = createNearFaces(store.scene, [100, 1, 1]);
  expect([...far.keys()]).toEqual([]);
  store.subscribeScene(far.follow);
  store.run((scene) => moveVertices(scene, { keys: ["c", "c-top"], vector: [80, 0, 0] }));
  expect([...far.keys()].sort()).toEqual(["ceiling", "floor", "wall-bc", "wall-cd"]);
  expect([...createNearFaces(store.scene, [2, 1, 1]).keys()]).toHaveLength(6);
});
