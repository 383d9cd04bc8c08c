import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Vertex } from "@/lib/domain/geometry-records";
import { addRecords } from "@/lib/editor/commands/add-records";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import type { Command } from "@/lib/editor/core/command";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { editorServices, renderInEditor } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { editorActions } from "../../actions/editor-actions";
import { stepHistory } from "../../panels/history/step-history";
import { PropertiesPanel } from "../../panels/properties/properties-panel";
import { openEditorView } from "../../tools/open-editor-view";

function show() {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom(), employeeKey: "emp-me" });
  const view = openEditorView(store, 0);
  const panel = () => <PropertiesPanel floors={store.rooms.floors()} />;
  const { rerender } = renderInEditor(panel(), { store, view });
  /** Applies another user's change, as the next read of the lists would. */
  const changeByOthers = (key: string, fields: Partial<Vertex>) => {
    act(() => {
      for (const { id } of store.getPending()) store.noteSaved(id, {});
    });
    const { vertex } = store.scene.toRecords();
    const changed = vertex.map((one) =>
      one.key === key ? { ...one, ...fields, updatedBy: "emp-other", revision: 9 } : one,
    );
    act(() => void store.replaceFromServer({ vertex: changed }, [], { isTrusted: true }));
    rerender(panel());
  };
  const undo = () => {
    act(() => stepHistory({ store, view }, "undo"));
    rerender(panel());
  };
  const run = (command: Command) => act(() => void store.run(command));
  return {
    store,
    view,
    run,
    changeByOthers,
    undo,
    rerender: () => rerender(panel()),
    x: (key: string) => store.getRecord("vertex", key)?.x,
  };
}

const card = () => screen.getByRole("region", { name: "Changed in the meantime" });
const rows = () =>
  within(card())
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent));

test("Escape dismisses the conflict and its message only; another undo shows the conflict again", () => {
  const { store, view, run, changeByOthers, undo, rerender, x } = show();
  const pressEscape = () => {
    const action = editorActions(editorServices({ store, view })).find(({ id }) => id === "editor.back");
    act(() => void action?.run());
    rerender();
  };
  run((scene) => moveVertices(scene, { keys: ["b"], vector: [0.5, 0, 0] }));
  changeByOthers("b", { x: 3.25 });
  undo();
  expect(card()).toBeVisible();
  pressEscape();
  expect(screen.queryByRole("region", { name: "Changed in the meantime" })).toBeNull();
  expect([view.get().refusal, store.getStepConflict(), store.getHistory().undoLabel]).toEqual([
    null,
    null,
    "Move corner",
  ]);
  expect([x("b"), [...store.getSelection().kinds.keys()]]).toEqual([3.25, ["b"]]);
  undo();
  expect(card()).toBeVisible();
  act(() => view.set({ refusal: "The corner is locked" }));
  pressEscape();
  expect([view.get().refusal, card()]).toEqual([null, expect.anything()]);
  pressEscape();
  expect(store.getStepConflict()).toBeNull();
  pressEscape();
  expect(store.getSelection().kinds.size).toBe(0);
});

test("an undo that would revert another user's change names the element and offers both versions", async () => {
  const { store, view, run, changeByOthers, undo, x } = show();
  run((scene) => moveVertices(scene, { keys: ["b"], vector: [0.5, 0, 0] }));
  const movedX = x("b") ?? 0;
  changeByOthers("b", { x: 3.25 });
  undo();
  expect(view.get().refusal).toMatch(/^Not undone: Corner 2 \(.+\) changed in the meantime\. Choose in Properties$/);
  expect([...store.getSelection().kinds.keys()]).toEqual(["b"]);
  expect(rows()).toEqual([
    ["Field", "Undone", "Now"],
    ["X", (movedX - 0.5).toFixed(3), "3.250"],
  ]);
  expect(x("b")).toBe(3.25);
  await userEvent.click(screen.getByRole("button", { name: "Undo it anyway" }));
  expect([x("b"), view.get().refusal, store.getHistory().redoLabel]).toEqual([movedX - 0.5, null, "Move corner"]);
  expect(screen.queryByRole("region", { name: "Changed in the meantime" })).toBeNull();
});

test("keeping the current version drops the undo, and the next undo reverts the edit before", async () => {
  const { store, view, run, changeByOthers, undo, x } = show();
  run((scene) => moveVertices(scene, { keys: ["a"], vector: [0.25, 0, 0] }));
  run((scene) => moveVertices(scene, { keys: ["b"], vector: [0.5, 0, 0] }));
  changeByOthers("b", { x: 3.25 });
  undo();
  await userEvent.click(screen.getByRole("button", { name: "Keep it as it is" }));
  expect([x("b"), view.get().refusal]).toEqual([3.25, null]);
  undo();
  expect([x("a"), x("b"), store.getHistory().undoLabel]).toEqual([0, 3.25, null]);
});

test("shows the values of an element that the undo would remove", () => {
  const { run, changeByOthers, undo } = show();
  const corner = { key: "n", surveyKey: SURVEY_KEY, floorNumber: 0, x: 9, y: 0, z: 0 };
  run((scene) => addRecords(scene, { records: { vertex: [corner] } }));
  changeByOthers("n", { confidence: "high" });
  undo();
  expect(card()).toHaveTextContent("Undone, the element goes, and what was changed on it goes too.");
  expect(rows()).toEqual([
    ["Field", "Before", "Now"],
    ["Confidence", "none", "high"],
  ]);
});
