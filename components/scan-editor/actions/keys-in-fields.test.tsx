import { act, createEvent, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { editorServices, renderInEditor } from "@/tests/support/editor-services";
import { TWO_ROOMS_SURVEY, twoRooms } from "@/tests/support/homes/two-rooms";
import { floorContents } from "../canvas/view/survey-rooms";
import { useEditor } from "../context/editor-context";
import { ObjectCommands, ObjectSection } from "../objects/object-section";
import { SquareUpPanel } from "../objects/square-up-panel";
import { NumberField } from "../parts/number-field";
import { PickField } from "../parts/pick-field";
import { askValue, readQuestion } from "../prompt/value-question";
import { openEditorView } from "../tools/open-editor-view";
import { editorActions } from "./editor-actions";
import { useEditorKeys } from "./use-editor-keys";

const sofa = { kind: "object3D", key: "sofa" } as const;
const LABELS = ["wall", "roof"].map((value) => ({ value, text: value }));
const WALL = { kind: "face", key: "k-wall-da" } as const;

function Screen() {
  const editor = useEditor();
  useEditorKeys(editor);
  const { store } = editor;
  const floors = [floorContents(store.scene, 0)];
  return (
    <>
      <NumberField label="X" value={2} onCommit={() => null} />
      <PickField label="Label" of="wall-da" value="wall" options={LABELS} onPick={() => null} />
      <SquareUpPanel floors={floors} />
      <ObjectSection floors={floors} />
      <ObjectCommands />
    </>
  );
}

function show(item: typeof sofa | typeof WALL = sofa) {
  const store = createEditorStore({ surveyKey: TWO_ROOMS_SURVEY, records: twoRooms() });
  const view = openEditorView(store, 0);
  const context = editorServices({ store, view });
  store.select([item]);
  renderInEditor(<Screen />, context);
  const selected = () => [...store.getSelection().kinds.keys()];
  const find = (id: string) => editorActions(context).find((one) => one.id === `editor.${id}`)!;
  const run = (id: string) => act(() => void find(id).run());
  return { store, view, placing: view.placing!, selected, run, user: userEvent.setup() };
}

test.each(["v", "a", "c", "d", "i"])("Ctrl+%s in a field is left to the field", (key) => {
  const { store, view, placing, selected } = show();
  act(() => void placing.copy());
  const field = screen.getByRole("spinbutton", { name: "X" });
  field.focus();
  const press = createEvent.keyDown(field, { key, ctrlKey: true });
  fireEvent(field, press);
  expect(press.defaultPrevented).toBe(false);
  expect(store.scene.count("object3D")).toBe(1);
  expect(selected()).toEqual(["sofa"]);
  expect(view.get().refusal).toBeNull();
});

test("Escape leaves a settled field first, and only then steps back in the editor", async () => {
  const { selected, user } = show();
  for (const field of [
    screen.getByRole("spinbutton", { name: "X" }),
    screen.getByRole("combobox", { name: "Label" }),
  ]) {
    act(() => field.focus());
    await user.keyboard("{Escape}");
    expect(field).not.toHaveFocus();
    expect(selected()).toEqual(["sofa"]);
  }
  await user.keyboard("{Escape}");
  expect(selected()).toEqual([]);
});

test("a key pressed after a choice is handled by the editor", async () => {
  const { store, user } = show();
  act(() => screen.getByRole("combobox", { name: "Label" }).focus());
  await user.keyboard("2");
  expect(store.getSelection().mode).toBe("edge");
});

test("Undo works right after a choice", async () => {
  const { store, user } = show();
  act(() => void store.run((scene) => moveVertices(scene, { keys: ["a"], vector: [1, 0, 0] })));
  act(() => screen.getByRole("combobox", { name: "Label" }).focus());
  await user.keyboard("{Control>}z{/Control}");
  expect(store.getHistory().past).toEqual([]);
});

test("editor chords work right after a choice, which has no text of its own", async () => {
  const { store, user } = show();
  act(() => screen.getByRole("combobox", { name: "Label" }).focus());
  await user.keyboard("{Control>}d{/Control}");
  expect(store.scene.count("object3D")).toBe(2);
});

test("Escape reverts a half-typed value first", async () => {
  const { user } = show();
  const field = screen.getByRole("spinbutton", { name: "X" });
  await user.click(field);
  await user.keyboard("7{Escape}");
  expect(field).toHaveValue("2.000");
  expect(field).toHaveFocus();
  const factor = screen.getByRole("textbox", { name: "Scale by" });
  await user.click(factor);
  await user.keyboard("7{Escape}");
  expect(factor).toHaveValue("1");
  expect(factor).toHaveFocus();
});

test("Escape in the square-up tolerance cancels squaring up", async () => {
  const { placing, run, user } = show(WALL);
  run("square-up");
  const field = screen.getByRole("textbox", { name: "Within" });
  await user.click(field);
  await user.keyboard("8{Escape}");
  expect(placing.get().squareUp).not.toBeNull();
  await user.keyboard("{Escape}");
  expect(placing.get().squareUp).toBeNull();
});

test("Escape in an array field reverts the field, then closes the array; another selection closes it too", async () => {
  const { store, placing, selected, run, user } = show();
  run("array");
  const copies = screen.getByRole("textbox", { name: "Copies" });
  await user.click(copies);
  await user.keyboard("5{Escape}");
  expect(copies).toHaveValue("2");
  await user.keyboard("{Escape}");
  expect(placing.get().isArrayOpen).toBe(false);
  expect(selected()).toEqual(["sofa"]);
  run("array");
  act(() => store.clearSelection());
  expect(placing.get().isArrayOpen).toBe(false);
});

test("Escape closes a value prompt first, wherever the focus is", async () => {
  const { view, selected, user } = show();
  act(() => askValue(view, { title: "Weld", label: "within", value: 0.02, submit: () => null }));
  await user.keyboard("{Escape}");
  expect(readQuestion(view)).toBeNull();
  expect(selected()).toEqual(["sofa"]);
});

test("Enter on a button presses the button; anywhere else it places", async () => {
  const { store, placing, user } = show(WALL);
  act(() => placing.choose({ kind: "opening", label: "vent" }));
  const copy = screen.getByRole("button", { name: "Copy" });
  act(() => copy.focus());
  await user.keyboard("{Enter}");
  expect(store.scene.planarObjectsOfFace("k-wall-da")).toHaveLength(0);
  act(() => copy.blur());
  await user.keyboard("{Enter}");
  expect(store.scene.planarObjectsOfFace("k-wall-da")).toHaveLength(1);
});

test("placing works from the palette while a field has the focus", () => {
  const { store, placing, run } = show(WALL);
  act(() => placing.choose({ kind: "opening", label: "vent" }));
  act(() => screen.getByRole("spinbutton", { name: "X" }).focus());
  run("place-here");
  expect(store.scene.planarObjectsOfFace("k-wall-da")).toHaveLength(1);
});
