import { keyConflict } from "@/lib/client/actions/key-conflict";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { editorServices } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { readQuestion } from "../prompt/value-question";
import { openEditorView } from "../tools/open-editor-view";
import { editorActions } from "./editor-actions";

beforeEach(() => localStorage.clear());

function open(...items: SelectionItem[]) {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const view = openEditorView(store, 0);
  const context = editorServices({ store, view, chooseFiles: jest.fn(), openExportMenu: jest.fn() });
  const { views, chooseFiles, openExportMenu } = context;
  store.select(items);
  const find = (id: string) => editorActions(context).find((one) => one.id === `editor.${id}`);
  return { store, view, views, chooseFiles, openExportMenu, context, find, run: (id: string) => find(id)?.run() };
}

const table: SelectionItem = { kind: "object3D", key: "table" };
const wall: SelectionItem = { kind: "face", key: "wall-ab" };

test("a section cuts in every direction, can be flipped, and gives a reason if no wall is selected", () => {
  const { store, view, find, run } = open();
  expect(find("section-flip")?.disabledReason).toBe("No section. Press C to start one.");
  run("section-x");
  expect(view.get().section).toMatchObject({ way: "x", at: 2, isFlipped: false });
  run("section-flip");
  expect(view.get().section?.isFlipped).toBe(true);
  run("section-wall");
  expect(view.get()).toMatchObject({ section: { way: "x" }, refusal: "Select a wall first" });
  store.select([wall]);
  run("section-wall");
  expect(view.get()).toMatchObject({ section: { way: "wall" }, refusal: null });
});

test("saving a view uses a default name, reports the name and lists the view", () => {
  const { store, view, views, run } = open();
  view.set({ refusal: "Nothing is selected" });
  run("save-view");
  const notice = { text: "Saved as View 1, among the named views", selection: store.getSelection() };
  expect(view.get()).toMatchObject({ refusal: null, notice });
  expect(views.list().map(({ name }) => name)).toEqual(["View 1"]);
  expect(view.get().isViewsShown).toBe(true);
});

test("the selection is labeled; each kind has its own labels, and a mixed selection has none", () => {
  const { store, find, run } = open(table);
  expect(find("label-object3D-sofa")?.label).toBe("Label as sofa");
  run("label-object3D-sofa");
  expect(store.getRecord("object3D", "table")?.label).toBe("sofa");
  store.select([wall]);
  expect(find("label-object3D-sofa")).toBeUndefined();
  run("label-face-roof");
  expect(store.getRecord("face", "wall-ab")?.label).toBe("roof");
  store.select([{ kind: "objectPlanar", key: "door" }]);
  expect(find("label-objectPlanar-damage")?.label).toBe("Label as damage");
  store.select([table, wall]);
  expect(find("label-face-roof")).toBeUndefined();
});

test("selected openings are deducted together, and included again by the same key", () => {
  const { store, find, run } = open(wall);
  expect(find("deduct")?.disabledReason).toBe("Select doors, windows or openings first");
  store.select([{ kind: "objectPlanar", key: "door" }]);
  run("deduct");
  expect(store.getRecord("objectPlanar", "door")?.deduct).toBe(true);
  expect(find("deduct")?.label).toBe("Stop deducting the openings");
  run("deduct");
  expect(store.getRecord("objectPlanar", "door")?.deduct).toBe(false);
  store.undo();
  store.undo();
  expect(store.getRecord("objectPlanar", "door")?.deduct).toBeUndefined();
});

test("scaling asks for a factor and refuses an invalid one", () => {
  const { store, view, find, run } = open(wall);
  expect(find("scale")?.disabledReason).toBe("Select appliances, furniture, fixtures or damage first");
  store.select([table]);
  const before = store.getRecord("object3D", "table")!.size;
  run("scale");
  const question = readQuestion(view);
  expect(question).toMatchObject({ title: "Scale", unit: "×", value: 1 });
  expect(question?.read?.("nought")).toEqual({
    ok: false,
    message: "Enter a factor greater than 0, such as 1.5",
  });
  expect(question?.submit(2)).toBeNull();
  expect(store.getRecord("object3D", "table")?.size).toEqual(before.map((extent) => extent * 2));
});

test("the palette can open the import", () => {
  const { chooseFiles, run } = open();
  run("import");
  expect(chooseFiles).toHaveBeenCalledTimes(1);
});

test.each<[string, SelectionItem[]]>([
  ["nothing", []],
  ["a wall", [wall]],
  ["an object", [table]],
  ["two corners", ["a", "b"].map((key): SelectionItem => ({ kind: "vertex", key }))],
])("with %s selected no two actions share a key, and every action has a label", (_what, items) => {
  const actions = editorActions(open(...items).context);
  expect(keyConflict(actions)).toBeNull();
  expect(new Set(actions.map(({ id }) => id)).size).toBe(actions.length);
  expect(actions.filter(({ label }) => label.trim() === "")).toEqual([]);
});

test("I isolates the selection's layers, Shift+I hides them and Alt+I locks them", () => {
  const { store, view, run } = open(wall);
  const layers = view.layers!;
  run("layers-of-selection-solo");
  expect([layers.isHidden("face", "floor"), layers.isHidden("face", "wall-cd")]).toEqual([true, false]);
  run("layers-of-selection-solo");
  expect(layers.isHidden("face", "floor")).toBe(false);
  run("layers-of-selection-locked");
  expect(layers.lockOf("face", "wall-cd")).toBe("layer");
  run("layers-of-selection-hidden");
  expect([layers.isHidden("face", "wall-cd"), layers.isHidden("face", "floor")]).toEqual([true, false]);
  expect(store.getSelection().kinds.size).toBe(0);
  expect(open().find("layers-of-selection-solo")?.disabledReason).toBe("Select what to hide or lock first");
});

test("B focuses the label of the selection, and gives a reason if there is none", () => {
  const { find, run } = open(wall);
  document.body.innerHTML = "<div data-label-field=''><button role='combobox'></button></div>";
  run("label");
  expect(document.querySelector("button")).toBe(document.activeElement);
  document.body.innerHTML = "";
  expect(find("label")?.keys).toEqual(["b"]);
  expect(open({ kind: "vertex", key: "a" }).find("label")?.disabledReason).toMatch(/^Select faces/);
});

test("F2 renames the room whose floor is selected, and gives a reason if there is none", () => {
  const { view, find, run } = open({ kind: "face", key: "floor" });
  expect(find("rename")).toMatchObject({ keys: ["F2"], label: "Rename the room", disabledReason: null });
  run("rename");
  expect(view.get().renaming).toBe("floor");
  expect(open(wall).find("rename")?.disabledReason).toBe("Select a room by its floor, or in the outliner");
  expect(open().find("rename")?.disabledReason).toMatch(/^Select a room/);
});

test("every action has a key, except those behind a menu's key and the reset of a floor", () => {
  const { context } = open(wall);
  const keyless = editorActions(context).filter(({ keys }) => !keys || keys.length === 0);
  const exempt =
    /^editor\.(label-face-|layer-(hidden|locked|solo)-|measure-(distance|angle|area)$|section-(x|z|level|wall)$|export-|look$|reset-floor$)/;
  expect(keyless.filter(({ id }) => !exempt.test(id)).map(({ id }) => id)).toEqual([]);
  expect(keyless.length).toBeGreaterThan(20);
});

test("one key opens the menu of all exports", () => {
  const { context, find, openExportMenu, run } = open();
  const kinds = editorActions(context).filter(({ id }) => id.startsWith("editor.export-"));
  expect(kinds).toHaveLength(8);
  expect(find("export")?.keys).toEqual(["shift+e"]);
  run("export");
  expect(openExportMenu).toHaveBeenCalledTimes(1);
});
