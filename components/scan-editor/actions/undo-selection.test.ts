import { deleteElements } from "@/lib/editor/commands/delete-elements";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { stepHistory } from "../panels/history/step-history";
import { openEditorView } from "../tools/open-editor-view";

function open() {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const view = openEditorView(store, 0);
  const remove = (...items: SelectionItem[]) => {
    store.select(items);
    expect(store.run((scene) => deleteElements(scene, { items })).ok).toBe(true);
  };
  return {
    store,
    remove,
    undo: () => stepHistory({ store, view }, "undo"),
    redo: () => stepHistory({ store, view }, "redo"),
    selected: () => [...store.getSelection().kinds.keys()],
  };
}

test("undo selects the elements that it restores, and redo deselects them", () => {
  const { remove, undo, redo, selected } = open();
  remove({ kind: "object3D", key: "table" });
  expect(selected()).toEqual([]);
  undo();
  expect(selected()).toEqual(["table"]);
  redo();
  expect(selected()).toEqual([]);
});

test("undo selects the wall and not its openings; in another selection mode it selects the most important element", () => {
  const { store, remove, undo, redo, selected } = open();
  remove({ kind: "face", key: "wall-bc" });
  undo();
  expect([selected(), store.getSelection().mode]).toEqual([["wall-bc"], "face"]);
  redo();
  store.setSelectionMode("vertex");
  undo();
  expect([selected(), store.getSelection().mode]).toEqual([["wall-bc"], "face"]);
});

test("an undo that restores nothing keeps the selection", () => {
  const { store, undo, selected } = open();
  store.run((scene) => moveVertices(scene, { keys: ["c"], vector: [1, 0, 0] }));
  store.select([{ kind: "vertex", key: "a" }]);
  undo();
  expect(selected()).toEqual(["a"]);
});
