import { deleteElements } from "@/lib/editor/commands/delete-elements";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { throughHistory } from "../panels/history/through-history";
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
    undo: () => throughHistory({ store, view }, "undo"),
    redo: () => throughHistory({ store, view }, "redo"),
    selected: () => [...store.getSelection().kinds.keys()],
  };
}

test("what a deletion took is selected when it comes back, and is gone again with its redo", () => {
  const { remove, undo, redo, selected } = open();
  remove({ kind: "object3D", key: "table" });
  expect(selected()).toEqual([]);
  undo();
  expect(selected()).toEqual(["table"]);
  redo();
  expect(selected()).toEqual([]);
});

test("of a wall and what hung on it the wall is selected; where one works on another kind since, the most telling", () => {
  const { store, remove, undo, redo, selected } = open();
  remove({ kind: "face", key: "wall-bc" });
  undo();
  expect([selected(), store.getSelection().mode]).toEqual([["wall-bc"], "face"]);
  redo();
  store.setSelectionMode("vertex");
  undo();
  expect([selected(), store.getSelection().mode]).toEqual([["wall-bc"], "face"]);
});

test("an undo that brings nothing back leaves the selection as it is", () => {
  const { store, undo, selected } = open();
  store.run((scene) => moveVertices(scene, { keys: ["c"], vector: [1, 0, 0] }));
  store.select([{ kind: "vertex", key: "a" }]);
  undo();
  expect(selected()).toEqual(["a"]);
});
