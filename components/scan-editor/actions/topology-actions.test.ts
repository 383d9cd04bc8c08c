import { keyConflict } from "@/lib/client/actions/key-conflict";
import type { Vertex } from "@/lib/domain/geometry-records";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { withRows } from "@/lib/editor/tools/layers/layer-state";
import { editorServices } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import type { EditorServices } from "../context/editor-context";
import { jumpInHistory, stepHistory } from "../panels/history/step-history";
import { readQuestion } from "../prompt/value-question";
import { openEditorView } from "../tools/open-editor-view";
import { editorActions } from "./editor-actions";
import { topologyActions } from "./topology-actions";

function open(...items: SelectionItem[]) {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const view = openEditorView(store, 0);
  const context: EditorServices = editorServices({ store, view });
  store.select(items);
  const offered = () => editorActions(context).filter(({ isOffered }) => isOffered !== false);
  const find = (id: string) => offered().find((action) => action.id === `editor.${id}`)!;
  const run = (id: string) => (find(id).disabledReason ? undefined : find(id).run());
  const reshaping = topologyActions(context).map(({ id }) => id.replace("editor.", ""));
  return { store, view, offered, find, run, reshaping };
}

const vertices = (...keys: string[]): SelectionItem[] => keys.map((key) => ({ kind: "vertex", key }));
const edges = (...keys: string[]): SelectionItem[] => keys.map((key) => ({ kind: "edge", key }));
const faces = (...keys: string[]): SelectionItem[] => keys.map((key) => ({ kind: "face", key }));
const NONE: SelectionItem[] = [];

test.each([
  ["nothing", NONE, ["weld"]],
  ["one corner", vertices("a"), ["weld", "dissolve"]],
  ["two corners", vertices("a", "b"), ["split", "merge-center", "merge-first", "merge-last", "weld", "dissolve"]],
  ["an edge", edges("edge-ab"), ["split", "split-at", "extrude", "dissolve"]],
  ["three edges", edges("edge-ab", "edge-bc", "edge-cd"), ["split", "extrude", "dissolve", "close-loop"]],
  ["a wall", faces("wall-ab"), ["split", "split-at", "extrude", "flip", "raise-ceiling"]],
  ["two walls", faces("wall-ab", "wall-bc"), ["extrude", "flip", "raise-ceiling"]],
  ["a floor", faces("floor"), ["split", "split-at", "flip", "raise-ceiling"]],
  ["a door", [{ kind: "objectPlanar" as const, key: "door" }], []],
])("with %s selected only the actions that apply are offered", (_what, items, ids) => {
  const { find, reshaping } = open(...items);
  expect(reshaping.filter((id) => !find(id).disabledReason).sort()).toEqual([...ids].sort());
});

test.each<[string, SelectionItem[], string, string]>([
  ["split", vertices("a"), "split", "Select two corners of one face to split it between them"],
  ["split", [{ kind: "object3D", key: "table" }], "split", "Select an edge, a face, or two corners of a face to split"],
  [
    "split at a distance",
    edges("edge-ab", "edge-bc"),
    "split-at",
    "Select one edge or one face to split at a distance",
  ],
  ["extrude", vertices("a"), "extrude", "Select a wall to extrude, or an edge of a floor"],
  ["extrude", faces("floor"), "extrude", "Only an upright wall can be extruded"],
  ["extrude", faces("wall-ab", "floor"), "extrude", "Only an upright wall can be extruded"],
  ["merge", vertices("a"), "merge-center", "Select two or more corners to merge"],
  ["weld", faces("wall-ab"), "weld", "Switch to corners to weld"],
  ["dissolve", faces("wall-ab"), "dissolve", "Select corners or edges to dissolve"],
  ["flip", edges("edge-ab"), "flip", "Select a wall, floor or ceiling to flip"],
  ["close", edges("edge-ab"), "close-loop", "Select three edges or more around a gap to close it"],
  ["raise", NONE, "raise-ceiling", "Select a wall, floor or ceiling of the room first"],
  ["select connected", NONE, "select-connected", "Nothing is selected"],
  ["undo", NONE, "undo", "Nothing to undo"],
  ["redo", NONE, "redo", "Nothing to redo"],
])("a disabled %s gives its reason", (_what, items, id, reason) => {
  expect(open(...items).find(id).disabledReason).toBe(reason);
});

test("during a drag Undo reverts the drag, even without an earlier edit", () => {
  const { store, find } = open();
  const drag = store.beginDrag((scene, x: number) => moveVertices(scene, { keys: ["a"], vector: [x, 0, 0] }));
  drag.move(1);
  expect(find("undo").disabledReason).toBeNull();
  find("undo").run();
  expect(store.getRecord("vertex", "a")?.x).toBe(0);
});

/** Moves corner a once and the lone corner twice; then someone else deletes the lone corner. */
function withLostEdits() {
  const room = littleRoom();
  const lone: Vertex = { surveyKey: SURVEY_KEY, floorNumber: 0, key: "lone", x: 9, y: 0, z: 9 };
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: { ...room, vertex: [...room.vertex, lone] } });
  const view = openEditorView(store, 0);
  for (const keys of [["a"], ["lone"], ["lone"]]) {
    const result = store.run((scene) => moveVertices(scene, { keys, vector: [1, 0, 0] }));
    if (result.ok && result.gesture) store.noteSaved(result.gesture.id, {});
  }
  const { vertex, ...others } = store.scene.toRecords();
  store.replaceFromServer({ ...others, vertex: vertex.filter(({ key }) => key !== "lone") }, []);
  return { store, view, x: () => store.getRecord("vertex", "a")?.x };
}

test("an undo that is no longer possible is reported before it is dropped", () => {
  const { store, view, x } = withLostEdits();
  stepHistory({ store, view }, "undo");
  expect(view.get().refusal).toBe(
    "“Move corner” can no longer be undone: what it changed is gone, or something else stands on it",
  );
  stepHistory({ store, view }, "undo");
  stepHistory({ store, view }, "undo");
  expect(x()).toBe(0);
  expect(view.get().refusal).toBeNull();
});

test("a jump through the history reports the edits that it had to skip", () => {
  const { store, view, x } = withLostEdits();
  jumpInHistory({ store, view }, null);
  expect(x()).toBe(0);
  expect(view.get().refusal).toBe(
    "2 edits can no longer be undone: what they changed is gone, or something else stands on it",
  );
});

test.each([
  ["nothing", NONE],
  ["two corners", vertices("a", "b")],
  ["edges", edges("edge-ab", "edge-bc", "edge-cd")],
  ["a wall", faces("wall-ab")],
  ["an object", [{ kind: "object3D" as const, key: "table" }]],
])("no two actions share a key with %s selected", (_what, items) => {
  expect(keyConflict(open(...items).offered())).toBeNull();
});

test("splitting an edge selects the new corner; undo removes it", () => {
  const { store, run } = open(...edges("edge-ab"));
  run("split");
  const [key = ""] = store.getSelection().kinds.keys();
  expect(store.getRecord("vertex", key)).toMatchObject({ x: 0, y: 0, z: 1.5 });
  expect(store.getHistory().undoLabel).toBe("Split edge");
  store.undo();
  expect(store.scene.count("vertex")).toBe(8);
});

test("a refusal shows in the mode line until an edit succeeds", () => {
  const { store, view, run } = open(...vertices("a", "b"));
  run("split");
  expect(view.get().refusal).toBe("These corners are already joined");
  store.select(vertices("a", "c"));
  run("split");
  expect(view.get().refusal).toBeNull();
  expect(store.scene.count("face")).toBe(7);
});

test("extruding asks for a distance and asks again after a refusal", () => {
  const { store, view, run } = open(...faces("wall-ab"));
  run("extrude");
  const question = readQuestion(view);
  expect(question).toMatchObject({ title: "Extrude", value: 0.5 });
  expect(question?.submit(0)).toBe("Enter a distance other than 0");
  expect(store.scene.count("face")).toBe(6);
  expect(question?.submit(0.6)).toBeNull();
  expect(store.scene.count("face")).toBe(8);
  expect(store.scene.get("face", "floor")?.loops[0]).toHaveLength(6);
});

test("raising from a wall proposes the current height of its room's ceiling", () => {
  const { store, view, run } = open(...faces("wall-ab"));
  run("raise-ceiling");
  expect(readQuestion(view)).toMatchObject({ title: "Ceiling", value: 2.5 });
  expect(readQuestion(view)?.submit(2)).toBe("The door would extend beyond its wall: Wall 2 · south, Study");
  expect(readQuestion(view)?.submit(2.8)).toBeNull();
  expect(["a-top", "b-top", "c-top", "d-top"].map((key) => store.getRecord("vertex", key)?.y)).toEqual([
    2.8, 2.8, 2.8, 2.8,
  ]);
});

test("selects more: all, the rest, connected, same label, same room", () => {
  const { store, run } = open(...faces("wall-ab"));
  const selected = () => [...store.getSelection().kinds.keys()].sort();
  run("select-label");
  expect(selected()).toEqual(["wall-ab", "wall-bc", "wall-cd", "wall-da"]);
  run("select-rest");
  expect(selected()).toEqual(["ceiling", "floor"]);
  run("select-connected");
  expect(selected()).toHaveLength(6);
  store.select([{ kind: "object3D", key: "table" }]);
  run("select-room");
  expect(selected()).toEqual(["door", "table"]);
  store.setSelectionMode("edge");
  run("select-all");
  expect(selected()).toHaveLength(12);
});

test("welding covers the selected corners, else the corners of the floor that are neither hidden nor locked", () => {
  const corner = (key: string, x: number): Vertex => ({ surveyKey: SURVEY_KEY, floorNumber: 0, key, x, y: 0, z: 9 });
  const room = littleRoom();
  const pairs = ["seen", "hidden", "locked"].flatMap((name, index) => [
    corner(`${name}-1`, index * 3),
    corner(`${name}-2`, index * 3 + 0.01),
  ]);
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: { ...room, vertex: [...room.vertex, ...pairs] } });
  localStorage.clear();
  const view = openEditorView(store, 0);
  const context: EditorServices = editorServices({ store, view });
  const openWeld = () => {
    void editorActions(context)
      .find(({ id }) => id === "editor.weld")
      ?.run();
    return readQuestion(view);
  };
  expect(openWeld()?.hint).toBe("all corners of this floor");
  store.select(vertices("locked-1", "locked-2"));
  expect(openWeld()?.hint).toBe("the 2 corners selected");
  store.clearSelection();
  const { layers } = view;
  layers?.set(withRows(layers.get(), "hiddenRows", ["hidden-1", "hidden-2"], true));
  layers?.set(withRows(layers.get(), "lockedRows", ["locked-1", "locked-2"], true));
  const question = openWeld();
  expect(question?.hint).toBe("all corners of this floor but the hidden and locked ones");
  expect(question?.submit(0.02)).toBeNull();
  const remaining = pairs.filter(({ key }) => store.scene.has("vertex", key)).map(({ key }) => key);
  expect(remaining.map((key) => key.split("-")[0])).toEqual(["seen", "hidden", "hidden", "locked", "locked"]);
});
