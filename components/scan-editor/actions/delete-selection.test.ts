import { createEditorStore } from "@/lib/editor/core/editor-store";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { openEditorView } from "../tools/open-editor-view";
import { deleteSelection, deletionText } from "./delete-selection";

function open() {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  return { store, view: openEditorView(store, 0) };
}

test("reports the openings that are deleted with a face", () => {
  const { store, view } = open();
  store.select([{ kind: "face", key: "wall-bc" }]);
  expect(deleteSelection({ store, view })).toBe("Deleted 1 face and 1 opening. Undo brings it back.");
  expect(store.scene.has("objectPlanar", "door")).toBe(false);
  expect(view.get().refusal).toBeNull();
  store.undo();
  expect(store.scene.has("objectPlanar", "door")).toBe(true);
});

test("refuses to delete a locked corner or an empty selection, with the reason", () => {
  const { store, view } = open();
  expect(deleteSelection({ store, view })).toBeNull();
  expect(view.get().refusal).toBe("Nothing is selected to delete");
  store.select([{ kind: "vertex", key: "d" }]);
  expect(deleteSelection({ store, view })).toBeNull();
  expect(view.get().refusal).toBe("The corner is locked");
});

test("describes what else a deletion removes, and updates the text with the scene", () => {
  const { store, view } = open();
  expect(deletionText(store)).toBe("Delete the selection");
  store.select([{ kind: "face", key: "wall-bc" }]);
  expect(deletionText(store)).toBe("Delete 1 face, and with it 1 opening");
  store.select([{ kind: "vertex", key: "a" }]);
  expect(deletionText(store)).toBe("Delete 1 corner, and with it 3 edges and 3 faces");
  store.select([{ kind: "face", key: "wall-da" }]);
  deleteSelection({ store, view });
  store.select([{ kind: "vertex", key: "a" }]);
  expect(deletionText(store)).toBe("Delete 1 corner, and with it 3 edges and 2 faces");
});
