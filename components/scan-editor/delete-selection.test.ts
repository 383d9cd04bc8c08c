import { createEditorStore } from "@/lib/editor/editor-store";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { deleteSelection } from "./delete-selection";

const open = () => createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });

test("it says what goes along", () => {
  const store = open();
  store.select([{ kind: "face", key: "wall-bc" }]);
  expect(deleteSelection(store)).toEqual({ ok: true, message: "Deleted 1 face and 1 opening. Undo brings it back." });
  expect(store.scene.has("objectPlanar", "door")).toBe(false);
  store.undo();
  expect(store.scene.has("objectPlanar", "door")).toBe(true);
});

test("a locked corner stays, with its reason; nothing selected is said", () => {
  const store = open();
  expect(deleteSelection(store)).toEqual({ ok: false, message: "Nothing is selected to delete" });
  store.select([{ kind: "vertex", key: "d" }]);
  expect(deleteSelection(store)).toEqual({ ok: false, message: "The corner is locked" });
});
