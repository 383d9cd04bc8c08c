import { act, screen } from "@testing-library/react";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { renderInEditor } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { describeHistoryChange } from "./describe-history-change";
import { EditAnnouncer } from "./edit-announcer";

function open() {
  const store = createEditorStore({
    surveyKey: SURVEY_KEY,
    records: littleRoom(),
    nameElements: () => "Corner 1 (Study)",
  });
  renderInEditor(<EditAnnouncer />, { store });
  const move = (x: number) =>
    act(() => void store.run((scene) => moveVertices(scene, { keys: ["a"], vector: [x, 0, 0] })));
  const announced = () => screen.getByRole("status").textContent;
  return { store, move, announced };
}

test("announces each edit, undo and redo, also the same one again", () => {
  const { store, move, announced } = open();
  expect(announced()).toBe("");
  move(0.1);
  expect(announced()).toBe("Move corner: Corner 1 (Study)");
  const first = announced();
  move(0.1);
  expect(announced()).not.toBe(first);
  expect(announced()?.trim()).toBe(first);
  act(() => void store.undo());
  expect(announced()).toBe("Undone: Move corner");
  act(() => void store.redo());
  expect(announced()).toBe("Redone: Move corner");
  act(() => void store.jumpTo(null));
  expect(announced()).toBe("2 edits undone");
});

test("announces a drag at its end, and no canceled drag", () => {
  const { store, announced } = open();
  const plan = (scene: typeof store.scene, x: number) => moveVertices(scene, { keys: ["a"], vector: [x, 0, 0] });
  const drag = store.beginDrag(plan);
  act(() => void drag.move(0.2));
  act(() => drag.cancel());
  expect(announced()).toBe("");
  const other = store.beginDrag(plan);
  act(() => void other.move(0.2));
  expect(announced()).toBe("");
  act(() => void other.commit());
  expect(announced()).toBe("Move corner: Corner 1 (Study)");
});

test("does not announce the rollback of a refused edit, which has an alert", () => {
  const entry = (id: string) => ({ id, label: `Edit ${id}`, createdAt: "", diff: {}, gestureIds: [id], sequence: 0 });
  const view = (past: string[], future: string[] = []) => ({
    past: past.map(entry),
    future: future.map(entry),
    cutOff: [],
    undoLabel: null,
    redoLabel: null,
    isDragging: false,
  });
  expect(describeHistoryChange(view(["a", "b"]), view(["a"]))).toBeNull();
  expect(describeHistoryChange(view(["a"]), view([]))).toBeNull();
  expect(describeHistoryChange(view(["a", "b"]), view(["a"], ["b"]))).toBe("Undone: Edit b");
  expect(describeHistoryChange(view(["a"], ["b", "c"]), view(["a", "b", "c"]))).toBe("Redone: Edit c");
  expect(describeHistoryChange(view([], ["a"]), view(["b"]))).toBe("Edit b");
});
